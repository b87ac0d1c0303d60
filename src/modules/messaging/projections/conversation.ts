import { inTransaction, type Subscription } from '#kernel/events.ts';
import { matchMade } from '../../matchmaking/events.ts';

export const conversationProjection: Subscription[] = [
  inTransaction(matchMade, 'messaging.conversation', async (tx, { matchId, man, woman }) => {
    const row = {
      match_id: matchId,
      man_id: man.accountId,
      man_profile_id: man.profileId,
      woman_id: woman.accountId,
      woman_profile_id: woman.profileId,
    };
    await tx.db('messaging.conversation').insert(row).onConflict('match_id').ignore();
  }),
];
