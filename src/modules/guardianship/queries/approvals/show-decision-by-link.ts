import type { Clock } from '#kernel/clock.ts';
import { flagsIn } from '#kernel/flags/flags.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { ApprovalId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { approvalViews, type ReviewPorts } from '../../approval/approval-views.ts';
import type { DecidedItem } from '../../contracts/mailed-pages.ts';
import { findDecisionLink } from '../../infra/decision-links-repository.ts';
import { hisAccountsSql } from '../../infra/cases.ts';
import type { ApprovalRow, DecisionRow } from '../../infra/rows.ts';

type Row = ApprovalRow & Pick<DecisionRow, 'action' | 'reason' | 'decided_at'>;

/** Shows a guardian what he decided by an emailed link, with the words, until the link's days are over. */
export class ShowDecisionByLink extends UseCase<ReviewPorts & { clock: Clock }> {
  /** Returns null if he may not read the words any more, for the same reasons as in the list of his decisions. */
  async execute(token: string, language: Language): Promise<{ approvalId: ApprovalId; decided: DecidedItem } | null> {
    const { db, clock, identity } = this.ports;
    const link = await findDecisionLink(db, token);
    if (!link || link.expiresAt <= clock.now()) return null;
    const row: Row | undefined = await db('guardianship.guardian as g')
      .join('guardianship.decision as d', 'd.guardian_id', 'g.id')
      .join('guardianship.approval as a', 'a.id', 'd.approval_id')
      .where({ 'g.id': link.guardianId, 'g.acting': true, 'g.ward_present': true, 'a.id': link.approvalId })
      .whereRaw(`a.other_id <> all (array(${hisAccountsSql(identity)}))`)
      .first('a.*', 'd.action', 'd.reason', 'd.decided_at');
    if (!row) return null;
    const [item] = await approvalViews(this.ports, [row], await identity.namesOf(db, [row.ward_id]), language);
    if (!item) return null;
    return {
      approvalId: row.id,
      decided: {
        item: { ...item, flags: item.flags ?? flagsIn(item.content ?? '') },
        action: row.action,
        reason: row.reason,
        decidedAt: row.decided_at.toISOString(),
      },
    };
  }
}
