import type { Knex } from 'knex';
import { profileIdInAddress } from '#kernel/contracts/ids.ts';
import type { KeysetPaging } from '#kernel/contracts/paging.ts';
import type { ProfileId } from '#kernel/values/ids.ts';
import type { PagedList } from '#kernel/paged-list.ts';
import { latestFirst } from '#kernel/persistence/latest-first.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { BarredProfile } from '../../contracts/never-again.schema.ts';
import type { NeverAgainRow } from '../../infra/rows.ts';

type Shown = Pick<NeverAgainRow, 'sender_profile_id' | 'created_at'>;

/** Profiles that cannot ask this member again, the latest first. */
export class ListNeverAgain extends UseCase<{ db: Knex }> {
  async execute(profileId: ProfileId, wanted: KeysetPaging): Promise<PagedList<BarredProfile>> {
    const barred = this.ports
      .db('matchmaking.never_again')
      .where({ profile_id: profileId })
      .select('sender_profile_id', 'created_at');
    const page = await latestFirst<Shown, 'sender_profile_id'>(barred, wanted, {
      key: 'sender_profile_id',
      id: profileIdInAddress,
    });
    const items = page.rows.map((row) => ({ id: row.sender_profile_id, since: row.created_at.toISOString() }));
    return { ...page, items };
  }
}
