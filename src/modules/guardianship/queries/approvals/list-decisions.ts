import { PAGE_SIZE, type Paging } from '#kernel/contracts/paging.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { PagedList } from '#kernel/paged-list.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { PastDecision } from '../../contracts/approvals.schema.ts';
import type { ApprovalRow, DecisionRow, GuardianRow, WardRow } from '../../infra/rows.ts';
import { truncateLines } from '../../approval/truncate-lines.ts';
import { descriptionOf } from '../../approval/item-description.ts';
import { reviewedItems } from '../../approval/reviewed-items.ts';
import { wardsOf } from '../../guardian/wards-of.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Row = Pick<DecisionRow, 'id' | 'guardian_id' | 'action' | 'reason' | 'concern' | 'decided_at'> &
  Pick<ApprovalRow, 'type' | 'subject_id' | 'ward_id' | 'other_id'> &
  Pick<GuardianRow, 'name'> & { ward_profile_id: WardRow['profile_id'] | null; total: number };

/** Length of the words that the list shows. */
const VISIBLE = { lines: 1, signs: 120 };

/** The append-only record of decisions, newest first: a guardian's own or, for a ward, those of her guardians. */
export class ListDecisions extends UseCase<Pick<UseCasePorts, 'db' | 'identity' | 'material'>> {
  async execute(
    whose: { guardian: UserId } | { ward: UserId },
    { limit = PAGE_SIZE, cursor = 0 }: Paging = {},
    language: Language = 'en',
  ): Promise<PagedList<PastDecision>> {
    const { db, identity, material } = this.ports;
    const rows: Row[] = await db('guardianship.decision as d')
      .join('guardianship.approval as a', 'a.id', 'd.approval_id')
      .join('guardianship.guardian as g', 'g.id', 'd.guardian_id')
      .leftJoin('guardianship.ward as w', 'w.account_id', 'a.ward_id')
      .where('guardian' in whose ? { 'g.account_id': whose.guardian } : { 'a.ward_id': whose.ward })
      .orderBy([
        { column: 'd.decided_at', order: 'desc' },
        { column: 'd.id', order: 'desc' },
      ])
      .offset(cursor)
      .limit(limit)
      .select(
        'd.id',
        'a.type',
        'a.subject_id',
        'a.ward_id',
        'a.other_id',
        'd.action',
        'd.reason',
        'd.concern',
        'd.decided_at',
      )
      .select('d.guardian_id', 'g.name', 'w.profile_id as ward_profile_id')
      .select(db.raw('count(*) over ()::integer as total'));
    const itemOf = await reviewedItems(db, material, rows);
    const names = await identity.namesOf(db, [...new Set(rows.map((row) => row.ward_id))]);
    const wards = 'guardian' in whose ? await wardsOf(db, identity, whose.guardian) : [];
    const himselfOf = new Map(wards.map((ward) => [ward.guardianId, ward.guardianAccountIds]));
    const total = rows[0]?.total ?? 0;
    return {
      items: rows.map((row) => {
        const item = itemOf(row);
        const fromWard = item ? item.from === row.ward_profile_id : null;
        // She never sees declined words that were not her own. He sees no words once he is not her guardian
        // any more, while she is not active, or if he is the other person himself.
        const mayKnow =
          'ward' in whose
            ? fromWard || row.action === 'approve'
            : row.other_id !== null && himselfOf.get(row.guardian_id)?.includes(row.other_id) === false;
        return {
          id: row.id,
          type: row.type,
          action: row.action,
          reason: row.reason,
          concern: row.concern,
          decidedAt: row.decided_at.toISOString(),
          guardianName: row.name,
          description: descriptionOf(row.type, item, language),
          wardFirstName: names.get(row.ward_id) ?? '',
          other: item ? (fromWard ? item.to : item.from) : null,
          fromWard,
          firstLine: item?.content && mayKnow ? truncateLines(item.content, VISIBLE) : null,
        };
      }),
      total: String(total),
      next: cursor + rows.length < total ? String(cursor + rows.length) : null,
    };
  }
}
