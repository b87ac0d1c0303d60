import type { UpdateProfile as UpdateProfileForm } from '../contracts/profiles.schema.ts';
import { DomainError } from '#kernel/errors.ts';
import { UTC } from '#kernel/values/local-day.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { withQuestions } from '../domain/profile/prompt-answers.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** Changes a member's profile. Days are days in the given time zone. */
export class UpdateProfile extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'identity' | 'profiles' | 'prompts'>> {
  execute(accountId: UserId, form: UpdateProfileForm, zone = UTC): Promise<void> {
    const { uow, clock, identity, profiles, prompts } = this.ports;
    return uow.run(async (tx) => {
      // Locks the account before the profile, as creation does.
      if (form.name !== undefined) await identity.requireGenderLocked(tx, accountId);
      const profile = await profiles.ofAccount(tx, accountId);
      if (!profile) throw new DomainError('matchmaking.profile-required');
      const before = profile.state.stated.promptAnswers ?? [];
      const promptAnswers = form.promptAnswers && withQuestions(form.promptAnswers, before, await prompts.offered(tx));
      profile.update({ ...form, ...(promptAnswers && { promptAnswers }) }, clock.now(), zone);
      await profiles.save(tx, profile);
      if (form.name !== undefined && profile.state.gender === 'male')
        await identity.setName(tx, accountId, profile.fullName);
    });
  }
}
