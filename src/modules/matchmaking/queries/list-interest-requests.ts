import type { Knex } from 'knex';
import { requestId } from '#kernel/contracts/ids.ts';
import { PAGE_SIZE } from '#kernel/contracts/paging.ts';
import type { ProfileId } from '#kernel/values/ids.ts';
import type { PagedList } from '#kernel/paged-list.ts';
import type { RequestStatus } from '../contracts/interest-requests.ts';
import type { InterestRequestView, ListedRequests } from '../contracts/interest-requests.schema.ts';
import { placeAt, readPlace } from '#kernel/persistence/latest-first.ts';
import { UseCase } from '#kernel/use-case.ts';
import { requestViews, type RequestViewPorts } from '../interest-request/request-views.ts';

const OPEN: RequestStatus[] = ['guardian_pending', 'pending'];

/** A member's received or sent requests, the newest first. Only a woman receives one before the guardian's approval. */
export class ListInterestRequests extends UseCase<RequestViewPorts> {
  async execute(
    profileId: ProfileId,
    box: 'received' | 'sent',
    { limit = PAGE_SIZE, cursor, open, profileId: other }: ListedRequests = {},
  ): Promise<PagedList<InterestRequestView>> {
    const after = cursor === undefined ? null : readPlace(cursor, requestId);
    const inBox = (requests: Knex.QueryBuilder) => {
      if (open !== undefined) void requests[open ? 'whereIn' : 'whereNotIn']('r.status', OPEN);
      if (other) void requests.where(box === 'sent' ? 'r.to_profile_id' : 'r.from_profile_id', other);
      if (box === 'sent') return void requests.where('r.from_profile_id', profileId);
      void requests
        .where('r.to_profile_id', profileId)
        .where((or) => or.whereNotNull('r.approved_at').orWhere('r.ward_profile_id', profileId));
    };
    const [rows, total] = await Promise.all([
      requestViews(
        this.ports,
        profileId,
        (requests) => {
          const all = requests.modify(inBox);
          return after ? all.whereRaw('(r.created_at, r.id) < (?, ?)', after) : all;
        },
        limit + 1,
      ),
      this.count(inBox),
    ]);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    return {
      items,
      total: String(total),
      next: rows.length > limit && last ? placeAt(new Date(last.createdAt), last.id) : null,
    };
  }

  private async count(inBox: (requests: Knex.QueryBuilder) => void): Promise<number> {
    const rows: { n: string }[] = await this.ports
      .db('matchmaking.interest_request as r')
      .modify(inBox)
      .count({ n: '*' });
    return Number(rows[0]?.n);
  }
}
