import { inTransaction, type Subscription } from '#kernel/events.ts';
import { profileCreated } from '../../matchmaking/events.ts';

export const wardProjection: Subscription[] = [
  inTransaction(profileCreated, 'guardianship.ward', async (tx, { accountId, profileId, gender }) => {
    if (gender !== 'female') return;
    const row = { account_id: accountId, profile_id: profileId };
    await tx.db('guardianship.ward').insert(row).onConflict('account_id').merge();
  }),
];
