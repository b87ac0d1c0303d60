import { DomainError } from '#kernel/errors.ts';
import type { ProfileId, UserId } from '#kernel/ids.ts';
import type { GuardianPorts } from './ports.ts';

/**
 * A guardian steps down, whether he acts at present or not: he has no access from then on, and his ward is told,
 * with his reason. Throws `common.not-found` where this account does not guard her.
 */
export class StepDown {
  private readonly ports: Pick<GuardianPorts, 'uow' | 'clock' | 'guardians'>;
  constructor(ports: Pick<GuardianPorts, 'uow' | 'clock' | 'guardians'>) {
    this.ports = ports;
  }

  execute(accountId: UserId, wardProfileId: ProfileId, reason: string | null): Promise<void> {
    const { uow, clock, guardians } = this.ports;
    return uow.run(async (tx) => {
      const wardId = await guardians.wardWithProfile(tx, wardProfileId);
      const guardian = wardId && (await guardians.ofWard(tx, wardId));
      if (!guardian || guardian.state.state !== 'verified' || guardian.state.accountId !== accountId)
        throw new DomainError('common.not-found');
      guardian.stepDown(reason, clock.now());
      await guardians.save(tx, guardian);
    });
  }
}
