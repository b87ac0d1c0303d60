import { AT_ONCE, type Paging } from '#kernel/contracts/paging.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import type { PagedList } from '#kernel/paged-list.ts';
import type { PendingApproval } from '../../contracts/approvals.ts';
import { approvalViews, type ReviewPorts } from './approval-views.ts';
import { waitingFor } from './pending-for.ts';
import { wardsOf } from '../wards-of.ts';

/** What waits for this account's decision, oldest first. */
export class ListPendingApprovals {
  private readonly ports: ReviewPorts;
  constructor(ports: ReviewPorts) {
    this.ports = ports;
  }

  /** Of all his wards, or of the one of this profile. */
  async execute(
    accountId: UserId,
    { limit = AT_ONCE, cursor = 0, wardProfileId }: Paging & { wardProfileId?: ProfileId | undefined } = {},
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
