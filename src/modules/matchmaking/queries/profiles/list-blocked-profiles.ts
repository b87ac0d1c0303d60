import type { Knex } from 'knex';
import { profileIdInAddress } from '#kernel/contracts/ids.ts';
import type { KeysetPaging } from '#kernel/contracts/paging.ts';
import type { ProfileId } from '#kernel/values/ids.ts';
import type { PagedList } from '#kernel/paged-list.ts';
import { latestFirst } from '#kernel/persistence/latest-first.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { BlockedProfile } from '../../contracts/blocks.schema.ts';
import type { BlockRow } from '../../infra/rows.ts';

type Shown = Pick<BlockRow, 'blocked_profile_id' | 'created_at'>;

/** Profiles that a member blocked, the latest first. A member never learns who blocked them. */
export class ListBlockedProfiles extends UseCase<{ db: Knex }> {
  async execute(profileId: ProfileId, wanted: KeysetPaging): Promise<PagedList<BlockedProfile>> {
    const blocks = this.ports
      .db('matchmaking.block')
      .where({ blocker_profile_id: profileId })
      .select('blocked_profile_id', 'created_at');
    const page = await latestFirst<Shown, 'blocked_profile_id'>(blocks, wanted, {
      key: 'blocked_profile_id',
      id: profileIdInAddress,
    });
    const items = page.rows.map((row) => ({ id: row.blocked_profile_id, blockedAt: row.created_at.toISOString() }));
    return { ...page, items };
  }
}
