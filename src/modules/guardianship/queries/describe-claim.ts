import type { z } from 'zod';
import { UseCase } from '#kernel/use-case.ts';
import type { describeClaim } from '../contracts/guardian-verification.schema.ts';
import { findLiveClaim } from '../domain/live-claim.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/**
 * Describes a claim link before it is used.
 * @throws what `findLiveClaim` throws
 */
export class DescribeClaim extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'guardians' | 'identity'>> {
  execute(token: string): Promise<z.infer<typeof describeClaim.answer>> {
    const { uow, clock, guardians, identity } = this.ports;
    return uow.run(async (tx) => {
      const { guardian, ward } = await findLiveClaim(tx, { guardians, people: identity }, token, clock.now());
      const { name, relation, email } = guardian.state;
      const hasAccount = (await identity.findByEmail(tx, email)) !== null;
      return { wardFirstName: ward.name, guardianName: name, relation, email, hasAccount };
    });
  }
}
