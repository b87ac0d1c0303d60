import { UseCase } from '#kernel/use-case.ts';
import { findLiveStepDownLink } from '../domain/live-step-down-link.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/**
 * Describes whose guardian would step down by this link.
 * @throws what `findLiveStepDownLink` throws
 */
export class DescribeStepDown extends UseCase<Pick<UseCasePorts, 'uow' | 'guardians' | 'identity'>> {
  execute(token: string): Promise<{ wardName: string }> {
    const { uow, guardians, identity } = this.ports;
    return uow.run(async (tx) => {
      const { ward } = await findLiveStepDownLink(tx, { guardians, people: identity }, token);
      return { wardName: ward.name };
    });
  }
}
