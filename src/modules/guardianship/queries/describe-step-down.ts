import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Guardians } from '../domain/guardians.ts';
import { findLiveStepDownLink } from '../domain/live-step-down-link.ts';

interface Ports {
  uow: UnitOfWork;
  guardians: Guardians;
  identity: IdentityFacade;
}

/**
 * Describes whose guardian would step down by this link.
 * @throws what `findLiveStepDownLink` throws
 */
export class DescribeStepDown extends UseCase<Ports> {
  execute(token: string): Promise<{ wardName: string }> {
    const { uow, guardians, identity } = this.ports;
    return uow.run(async (tx) => {
      const { ward } = await findLiveStepDownLink(tx, { guardians, people: identity }, token);
      return { wardName: ward.name };
    });
  }
}
