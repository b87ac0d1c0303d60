import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import type { Tx } from '#kernel/tx.ts';
import { newId, type MeasureId, type UserId } from '#kernel/values/ids.ts';
import type { MeasureReason } from '../../contracts/moderation/measures.ts';
import { hidePart, requireUnchanged } from '../../domain/moderation/hidden-parts.ts';
import { Measure } from '../../domain/moderation/measure.ts';
import { requireReadable } from '../../profile/profile-for-staff.ts';
import { moderatedProfile, type ModerationPorts } from '../../moderation/moderation-ports.ts';

interface Input {
  id: UserId;
  part: string;
  why: MeasureReason;
  note: string;
  version: string;
}

/** Staff hide a profile, or one text of it, from other members until they accept a rewritten one. */
export class HideProfile extends AdminCommand<Input, { id: MeasureId }, ModerationPorts> {
  protected readonly verb = 'hide-profile';
  protected readonly subjectType = 'user';

  /**
   * @throws common.not-found, desk.words-withheld and matchmaking.profile-changed
   * @throws matchmaking.already-hidden and matchmaking.no-text-to-hide
   */
  protected async change(
    tx: Tx,
    { id: accountId, part, why, note, version }: Input,
    { admin, at }: { admin: Actor; at: Date },
  ): Promise<AdminChange<{ id: MeasureId }>> {
    const { profiles, measures } = this.ports;
    const profile = await moderatedProfile(this.ports, tx, admin.userId, accountId);
    // Who may not read it cannot judge it.
    await requireReadable(this.ports, tx.db, admin, accountId);
    requireUnchanged(profile, version);
    const { id: profileId, hiddenParts: before } = profile.state;
    hidePart(profile, part);
    const measure = Measure.hide({ id: newId<MeasureId>(at), profileId, accountId, part, why, note }, at);
    await profiles.save(tx, profile);
    await measures.save(tx, measure);
    return {
      subjectId: accountId,
      before: { hiddenParts: before },
      after: { hiddenParts: profile.state.hiddenParts, why },
      answer: { id: measure.state.id },
    };
  }
}
