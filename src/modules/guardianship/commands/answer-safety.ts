import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { chosenMorning } from '#kernel/values/chosen-morning.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { SafetyAnswerBody } from '../contracts/safety.schema.ts';
import type { GuardianPorts } from '../guardian/guardian-ports.ts';

/** A ward answers whether it is safe to act on what she wrote to the staff, and when. */
export class AnswerSafety extends UseCase<Pick<GuardianPorts, 'uow' | 'clock' | 'guardians'>> {
  /**
   * @throws guardianship.no-question
   * @throws with the field `from` if the day is not ahead, or too far ahead
   */
  execute(wardId: UserId, { answer, from }: SafetyAnswerBody, zone: string): Promise<void> {
    const { uow, clock, guardians } = this.ports;
    return uow.run(async (tx) => {
      const at = clock.now();
      const safeFrom = { now: () => at, later: () => chosenMorning('from', from!, zone, at), no: () => null }[answer]();
      const guardian = await guardians.ofWard(tx, wardId);
      if (!guardian) throw new DomainError('guardianship.no-question');
      guardian.answerSafety(safeFrom, at);
      await guardians.save(tx, guardian);
    });
  }
}
