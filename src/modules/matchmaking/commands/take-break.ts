import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** Takes the member's profile off the lists until a day, or ends the break (R-E.2). */
export class TakeBreak extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'profiles'>> {
  /**
   * `until` is an ISO date; null ends the break.
   * @throws matchmaking.profile-required, common.invalid naming `until`
   */
  execute(accountId: UserId, until: string | null): Promise<void> {
    const { uow, clock, profiles } = this.ports;
    return uow.run(async (tx) => {
      const profile = await profiles.ofAccount(tx, accountId);
      if (!profile) throw new DomainError('matchmaking.profile-required');
      profile.takeBreak(until, clock.now());
      await profiles.save(tx, profile);
    });
  }
}
