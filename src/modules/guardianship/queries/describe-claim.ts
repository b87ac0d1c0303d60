import type { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { describeClaim } from '../contracts/guardian-verification.schema.ts';
import type { Guardians } from '../domain/guardians.ts';
import { findLiveClaim } from '../domain/live-claim.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  guardians: Guardians;
  identity: IdentityFacade;
}

/**
 * Describes a claim link before it is used.
 * @throws what `findLiveClaim` throws
 */
export class DescribeClaim extends UseCase<Ports> {
  execute(token: string): Promise<z.infer<typeof describeClaim.answer>> {
    const { uow, clock, guardians, identity } = this.ports;
    return uow.run(async (tx) => {
      const { guardian, ward } = await findLiveClaim(tx, { guardians, people: identity }, token, clock.now());
      const { name, email } = guardian.state;
      const hasAccount = (await identity.findByEmail(tx, email)) !== null;
      return { wardFirstName: ward.name, guardianName: name, email, hasAccount };
    });
  }
}
