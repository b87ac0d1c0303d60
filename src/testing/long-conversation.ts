import type { Knex } from 'knex';
import type { Flag } from '#kernel/contracts/flags.ts';
import { flagsIn } from '#kernel/flags/flags.ts';
import { newId, type MatchId, type MessageId } from '#kernel/values/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { MatchedPair } from './people.ts';

interface Length {
  /** Number of messages. They are delivered, and both participants take turns. */
  messages: number;
  at: Date;
  flagsOf?: (content: string) => Flag[];
}

/** Writes a long conversation by SQL, since sending is limited. Returns the ids, oldest first. */
export function addMessages(
  { db, seals }: { db: Knex; seals: Seals },
  { brother, sister, matchId }: Pick<MatchedPair, 'brother' | 'sister' | 'matchId'>,
  { messages, at, flagsOf = flagsIn }: Length,
): Promise<MessageId[]> {
  return db.transaction(async (trx) => {
    const rows = [];
    for (let n = 0; n < messages; n++) {
      const id = newId<MessageId>(at);
      const [from, to] = n % 2 === 0 ? [brother, sister] : [sister, brother];
      const content = `Message ${n}, with a few words.`;
      rows.push({
        id,
        match_id: matchId as MatchId,
        sender_profile_id: from.profileId,
        recipient_profile_id: to.profileId,
        content: await seals.seal({ db: trx }, 'messaging.message.content', id, content),
        flags: await seals.seal({ db: trx }, 'messaging.message.flags', id, JSON.stringify(flagsOf(content))),
        client_id: null,
        state: 'approved' as const,
        reviewed: true,
        created_at: at,
        decided_at: at,
        read_at: at,
      });
    }
    await trx.batchInsert('messaging.message', rows, 1000);
    return rows.map(({ id }) => id);
  });
}
