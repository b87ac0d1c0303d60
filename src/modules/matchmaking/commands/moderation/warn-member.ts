import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import type { Tx } from '#kernel/tx.ts';
import { newId, type MeasureId, type UserId } from '#kernel/values/ids.ts';
import type { MeasureReason } from '../../contracts/moderation/measures.ts';
import { Measure } from '../../domain/moderation/measure.ts';
import { moderatedProfile, type ModerationPorts } from '../../moderation/moderation-ports.ts';

interface Input {
  id: UserId;
  why: MeasureReason;
  note: string;
}

/** Staff warn a member; nothing else follows from it, and nobody else is notified. */
export class WarnMember extends AdminCommand<Input, { id: MeasureId }, ModerationPorts> {
  protected readonly verb = 'warn';
  protected readonly subjectType = 'user';

  /** @throws common.not-found without a profile, and to staff whom it concerns */
  protected async change(
    tx: Tx,
    { id: accountId, why, note }: Input,
    { admin, at }: { admin: Actor; at: Date },
  ): Promise<AdminChange<{ id: MeasureId }>> {
    const profile = await moderatedProfile(this.ports, tx, admin.userId, accountId);
    const { id: profileId } = profile.state;
    const measure = Measure.warn({ id: newId<MeasureId>(at), profileId, accountId, why, note }, at);
    await this.ports.measures.save(tx, measure);
    return { subjectId: accountId, after: { why }, answer: { id: measure.state.id } };
  }
}
