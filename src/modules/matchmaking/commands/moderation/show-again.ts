import type { Actor } from '#kernel/actor.ts';
import type { AdminChange } from '#kernel/admin/admin-command.ts';
import { CaseCommand } from '#kernel/desk/case-command.ts';
import type { Tx } from '#kernel/tx.ts';
import type { MeasureId } from '#kernel/values/ids.ts';
import { requireUnchanged, showPart } from '../../domain/moderation/hidden-parts.ts';
import { moderatedCase, type ModerationPorts } from '../../moderation/moderation-ports.ts';

/** Staff accept a rewritten part, or show the former one again: other members read it from now on. */
export class ShowAgain extends CaseCommand<{ id: MeasureId; version: string }, { id: MeasureId }, ModerationPorts> {
  protected readonly verb = 'show';
  protected readonly queue = 'rewrites';
  protected readonly alreadyResolvedCode = 'matchmaking.not-hidden';
  protected readonly subjectType = 'rewrites';

  /** @throws common.not-found, matchmaking.not-hidden, matchmaking.profile-changed */
  protected async resolve(
    tx: Tx,
    { id, version }: { id: MeasureId; version: string },
    { admin, at }: { admin: Actor; at: Date },
  ): Promise<AdminChange<{ id: MeasureId }>> {
    const { profiles, measures } = this.ports;
    const { measure, profile, part } = await moderatedCase(this.ports, tx, admin.userId, id);
    measure.end(at);
    requireUnchanged(profile, version);
    showPart(profile, part);
    await profiles.save(tx, profile);
    await measures.save(tx, measure);
    return { subjectId: id, before: { part }, after: { part: null }, answer: { id } };
  }
}
