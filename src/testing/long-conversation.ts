import type { Flag } from '#kernel/contracts/flags.ts';
import { flagsIn } from '#kernel/flags/flags.ts';
import { newId, type MatchId, type MessageId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Matched } from './people.ts';
import type { Application } from '../app/application.ts';

interface Length {
  /** Number of messages, delivered ones of both in turns. */
  messages: number;
  contentOf?: (n: number) => string;
  flagsOf?: (content: string) => Flag[];
}

/** Writes a long conversation by SQL, since sending is limited; the ids, oldest first. */
export async function addMessages(
  { kernel }: Application,
  { brother, sister, matchId }: Pick<Matched, 'brother' | 'sister' | 'matchId'>,
  { messages, contentOf = (n) => `Message ${n}, with a few words.`, flagsOf = flagsIn }: Length,
): Promise<MessageId[]> {
  const { uow, clock, seals } = kernel;
  return uow.run(async (tx) => {
    const created = clock.now();
    const rows = [];
    for (let n = 0; n < messages; n++) {
      const id = newId<MessageId>(created);
      const [from, to] = n % 2 === 0 ? [brother, sister] : [sister, brother];
      rows.push({
        id,
        match_id: matchId as MatchId,
        sender_profile_id: from.profileId,
        recipient_profile_id: to.profileId,
        ...(await sealed(tx, id, contentOf(n))),
        client_id: null,
        state: 'approved' as const,
        reviewed: true,
        created_at: created,
        decided_at: created,
        read_at: created,
      });
    }
    await tx.db.batchInsert('messaging.message', rows, 1000);
    return rows.map(({ id }) => id);
  });

  async function sealed(tx: Tx, id: MessageId, content: string) {
    return {
      content: await seals.seal(tx, 'messaging.message.content', id, content),
      flags: await seals.seal(tx, 'messaging.message.flags', id, JSON.stringify(flagsOf(content))),
    };
  }
}
