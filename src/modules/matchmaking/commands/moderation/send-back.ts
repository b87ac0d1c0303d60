import type { Actor } from '#kernel/actor.ts';
import type { AdminChange } from '#kernel/admin/admin-command.ts';
import { CaseCommand } from '#kernel/desk/case-command.ts';
import type { Tx } from '#kernel/tx.ts';
import type { MeasureId } from '#kernel/values/ids.ts';
import { requireUnchanged } from '../../domain/moderation/hidden-parts.ts';
import { moderatedCase, type ModerationPorts } from '../../moderation/moderation-ports.ts';

interface Input {
  id: MeasureId;
  note: string;
  version: string;
}

/** Staff ask for another text: the part stays hidden, and the member reads why. */
export class SendBack extends CaseCommand<Input, { id: MeasureId }, ModerationPorts> {
  protected readonly verb = 'send-back';
  protected readonly queue = 'rewrites';
  protected readonly alreadyResolvedCode = 'matchmaking.not-submitted';
  protected readonly subjectType = 'rewrites';

  /** @throws common.not-found, matchmaking.not-submitted, matchmaking.profile-changed */
  protected async resolve(
    tx: Tx,
    { id, note, version }: Input,
    { admin }: { admin: Actor },
  ): Promise<AdminChange<{ id: MeasureId }>> {
    const { measure, profile, part } = await moderatedCase(this.ports, tx, admin.userId, id);
    measure.sendBack(note);
    requireUnchanged(profile, version);
    await this.ports.measures.save(tx, measure);
    return { subjectId: id, before: { part }, after: { part }, answer: { id } };
  }
}
