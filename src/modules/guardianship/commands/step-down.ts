import { DomainError } from '#kernel/errors.ts';
import type { GuardianId, ProfileId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Guardian } from '../domain/guardian.ts';
import type { GuardianPorts } from '../guardian/guardian-ports.ts';

/** Her profile, or the guardian's record if she has no profile yet. */
type StepDownInput = { wardProfileId: ProfileId } | { guardianId: GuardianId };

/**
 * A guardian steps down, whether or not he acts at present: he loses access at once, and his ward is sent his reason.
 * @throws common.not-found if this account is not her guardian
 */
export class StepDown extends UseCase<Pick<GuardianPorts, 'uow' | 'clock' | 'guardians'>> {
  execute(accountId: UserId, of: StepDownInput, reason: string | null): Promise<void> {
    const { uow, clock, guardians } = this.ports;
    return uow.run(async (tx) => {
      const guardian = await this.find(tx, accountId, of);
      if (guardian?.state.accountId !== accountId) throw new DomainError('common.not-found');
      // He does not know yet that she replaced him: nothing is left of which to inform him.
      if (guardian.state.state === 'replaced' && guardian.state.notifyFrom) guardian.cancelNotice();
      else if (guardian.state.state === 'verified') guardian.stepDown(reason, clock.now());
      else throw new DomainError('common.not-found');
      await guardians.save(tx, guardian);
    });
  }

  private async find(tx: Tx, accountId: UserId, of: StepDownInput): Promise<Guardian | null> {
    const { guardians } = this.ports;
    if ('guardianId' in of) return guardians.find(tx, of.guardianId);
    const wardId = await guardians.wardWithProfile(tx, of.wardProfileId);
    // Not her present guardian alone: his pages may still name a ward who has replaced him.
    const his = (wardId ? await guardians.everOfWard(tx, wardId) : []).find(
      ({ state }) => state.accountId === accountId && (state.state === 'verified' || state.notifyFrom),
    );
    return his ? guardians.find(tx, his.state.id) : null;
  }
}
