import type { CreateProfile as CreateProfileForm } from '../contracts/profiles.schema.ts';
import { DomainError } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import { UTC } from '#kernel/values/local-day.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import { Profile } from '../domain/profile.ts';
import { withQuestions } from '../domain/profile/prompt-answers.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface Ports extends Pick<UseCasePorts, 'uow' | 'clock' | 'identity' | 'profiles' | 'prompts'> {
  guardianship: Pick<GuardianshipFacade, 'isGuardian'>;
}

/** Creates a member's profile, whose gender is that of the sign-up. Its days are days in this time zone. */
export class CreateProfile extends UseCase<Ports> {
  execute(accountId: UserId, form: CreateProfileForm, zone = UTC): Promise<void> {
    const { uow, clock, identity, guardianship, profiles, prompts } = this.ports;
    return uow.run(async (tx) => {
      const known = await identity.requireGenderLocked(tx, accountId);
      const gender = known ?? ((await guardianship.isGuardian(tx, accountId)) ? 'male' : null);
      if (!(await identity.filterActive(tx, [accountId])).has(accountId))
        throw new DomainError('matchmaking.account-inactive');
      if (await profiles.ofAccount(tx, accountId)) throw new DomainError('matchmaking.profile-exists');
      if (gender !== null && gender !== form.gender)
        throw new DomainError('matchmaking.gender-mismatch', {}, { gender: sentence('choose') });
      const promptAnswers = form.promptAnswers && withQuestions(form.promptAnswers, [], await prompts.offered(tx));
      const answers = { ...form, promptAnswers };
      const profile = Profile.create(await profiles.nextId(tx), accountId, answers, clock.now(), zone);
      await profiles.save(tx, profile);
      if (form.gender === 'male') await identity.setName(tx, accountId, profile.fullName);
    });
  }
}
