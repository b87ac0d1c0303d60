import type { Knex } from 'knex';
import type { MatchId, MessageId } from '#kernel/values/ids.ts';
import type { LatestPage } from '#kernel/paged-list.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { PastMessage, ReviewedItem } from '../../guardianship/ports.ts';
import type { MatchmakingFacade } from '../../matchmaking/index.ts';
import { CONTENT, FLAGS, parseFlags } from '../infra/messages-repository.ts';
import type { MessageRow } from '../infra/rows.ts';
import { withPlace } from './place-for-contacts.ts';
import { pageOfWhole, type PagedMessage } from './message-pages.ts';

/** By message id. */
export async function messageItems(
  { seals, matchmaking }: { seals: Seals; matchmaking: MatchmakingFacade },
  db: Knex,
  ids: string[],
): Promise<Map<string, ReviewedItem>> {
  type Row = Pick<MessageRow, 'id' | 'match_id' | 'sender_profile_id' | 'recipient_profile_id' | 'content' | 'flags'>;
  const sealed: Row[] = await db('messaging.message as m')
    .whereIn('id', ids)
    .select('id', 'match_id', 'sender_profile_id', 'recipient_profile_id', 'content', 'flags');
  const rows = await seals.openRows(FLAGS, await seals.openRows(CONTENT, sealed));
  const matches = await matchmaking.matchesById(
    db,
    rows.map((row) => row.match_id),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        from: row.sender_profile_id,
        to: row.recipient_profile_id,
        content: row.content,
        flags: withPlace(parseFlags(row.flags), matches.get(row.match_id)),
      },
    ]),
  );
}

/** The messages before `messageId` or, if given, before `before`. */
export async function conversationBefore(
  db: Knex,
  seals: Seals,
  messageId: MessageId,
  before: MessageId = messageId,
): Promise<LatestPage<PastMessage>> {
  // `before` cannot lead past the message itself.
  const [earlier]: Pick<MessageRow, 'id' | 'match_id'>[] = await db('messaging.message as m')
    .join('messaging.message as reviewed', 'reviewed.match_id', 'm.match_id')
    .where('reviewed.id', messageId)
    .whereIn('m.id', [messageId, before])
    .orderBy('m.seq')
    .select('m.id', 'm.match_id');
  return earlier ? conversationOf(db, seals, earlier.match_id, earlier.id) : { items: [], hasEarlier: false };
}

/** The newest messages of a match; with `before`, those before that one. */
export async function conversationOf(
  db: Knex,
  seals: Seals,
  matchId: MatchId,
  before?: MessageId,
): Promise<LatestPage<PastMessage>> {
  const page = await pageOfWhole(db, matchId, { before });
  return { ...page, items: await pastMessages(seals, page.items) };
}

const pastMessages = async (seals: Seals, sealed: PagedMessage[]): Promise<PastMessage[]> =>
  (await seals.openRows(CONTENT, sealed)).map((row) => ({
    id: row.id,
    senderId: row.sender_profile_id,
    content: row.content,
    createdAt: row.created_at,
    state: row.reviewed ? row.state : 'delivered',
  }));
