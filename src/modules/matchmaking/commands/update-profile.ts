import type { UpdateProfile as UpdateProfileForm } from '../contracts/profiles.schema.ts';
import { DomainError } from '#kernel/errors.ts';
import { UTC } from '#kernel/values/local-day.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { UseCase } from '#kernel/use-case.ts';
import { hiddenContents } from '../domain/moderation/hidden-parts.ts';
import type { Profile } from '../domain/profile.ts';
import { withQuestions } from '../domain/profile/prompt-answers.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** Changes a member's profile. Days are days in the given time zone. */
export class UpdateProfile extends UseCase<
  Pick<UseCasePorts, 'uow' | 'clock' | 'identity' | 'profiles' | 'prompts' | 'measures'>
> {
  execute(accountId: UserId, form: UpdateProfileForm, zone = UTC): Promise<void> {
    const { uow, clock, identity, profiles, prompts } = this.ports;
    return uow.run(async (tx) => {
      // Locks the account before the profile, as creation does.
      if (form.name !== undefined) await identity.requireGenderLocked(tx, accountId);
      const profile = await profiles.ofAccount(tx, accountId);
      if (!profile) throw new DomainError('matchmaking.profile-required');
      const before = profile.state.stated.promptAnswers ?? [];
      const promptAnswers = form.promptAnswers && withQuestions(form.promptAnswers, before, await prompts.offered(tx));
      const hidden = hiddenContents(profile);
      profile.update({ ...form, ...(promptAnswers && { promptAnswers }) }, clock.now(), zone);
      await profiles.save(tx, profile);
      await this.submitRewritten(tx, profile, hidden);
      if (form.name !== undefined && profile.state.gender === 'male')
        await identity.setName(tx, accountId, profile.fullName);
    });
  }
  /** A hidden part that was rewritten waits for the staff; others read it once they accept it. */
  private async submitRewritten(tx: Tx, profile: Profile, before: Map<string, string | null>): Promise<void> {
    const { clock, measures } = this.ports;
    const after = hiddenContents(profile);
    const rewritten = [...after].filter(([part, content]) => content !== before.get(part));
    if (rewritten.length === 0) return;
    for (const measure of await measures.hidingOf(tx, profile.state.id)) {
      const content = rewritten.find(([part]) => part === measure.state.part);
      if (!content) continue;
      measure.submit(content[1] !== null, clock.now());
      await measures.save(tx, measure);
    }
  }
}
