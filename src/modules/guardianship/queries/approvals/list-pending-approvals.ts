import { PAGE_SIZE, type Paging } from '#kernel/contracts/paging.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import type { PagedList } from '#kernel/paged-list.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { PendingApproval } from '../../contracts/approvals.schema.ts';
import { approvalViews, type ReviewPorts } from '../../approval/approval-views.ts';
import { waitingFor } from '../../approval/pending-for.ts';
import { wardsOf } from '../../guardian/wards-of.ts';

/** Items that are waiting for this account's decision, oldest first. */
export class ListPendingApprovals extends UseCase<ReviewPorts> {
  /** Those of all his wards, or only of the one with this profile. */
  async execute(
    accountId: UserId,
    { limit = PAGE_SIZE, cursor = 0, wardProfileId }: Paging & { wardProfileId?: ProfileId | undefined } = {},
    language: Language = 'en',
  ): Promise<PagedList<PendingApproval>> {
    const { db, identity } = this.ports;
    const wards = await wardsOf(db, identity, accountId, wardProfileId);
    const ids = wards.map((ward) => ward.guardianId);
    const rows = await waitingFor(db, ids, { limit, cursor });
    const total = rows[0]?.total ?? 0;
    const names = new Map(wards.map((ward) => [ward.wardId, ward.firstName]));
    return {
      items: await approvalViews(this.ports, rows, names, language),
      total: String(total),
      next: cursor + rows.length < total ? String(cursor + rows.length) : null,
    };
  }
}
