import type { ProfileId } from '#kernel/values/ids.ts';
import { prepared, statement } from '#kernel/persistence/prepared.ts';
import type { Tx } from '#kernel/tx.ts';
import { IS_DISCOVERABLE } from '../browse/browse-sql.ts';

const NOTED = statement(
  'matchmaking.note-first-found',
  `insert into matchmaking.first_listed (profile_id, at)
   select c.profile_id, :at::timestamptz from matchmaking.browse_card c
   where c.profile_id = any(:profileIds::integer[]) and ${IS_DISCOVERABLE} on conflict do nothing`,
);

/** Stores when a profile was first discoverable. No rebuild touches it: it cannot be derived from other tables. */
export async function recordFirstListed(tx: Tx, profileIds: ProfileId[], at: Date): Promise<void> {
  await prepared(tx.db, NOTED, { profileIds, at, now: at });
}
