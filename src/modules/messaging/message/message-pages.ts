import type { Knex } from 'knex';
import type { MatchId, MessageId, ProfileId } from '#kernel/values/ids.ts';
import { latestPage, type LatestPage } from '#kernel/paged-list.ts';
import { prepared, statement } from '#kernel/persistence/prepared.ts';
import { LATER_MESSAGES_AT_ONCE, MESSAGES_AT_ONCE } from '../contracts/messages.ts';
import type { MessageRow } from '../infra/rows.ts';
import { VISIBLE } from './visible-messages.ts';

/** The newest messages by default, else those before one or after one. */
export interface MessageRange {
  before?: MessageId | undefined;
  after?: MessageId | undefined;
}
export type PagedMessage = Omit<MessageRow, 'seq' | 'client_id' | 'decided_at'>;

const COLUMNS = `m.id, m.match_id, m.sender_profile_id, m.recipient_profile_id, m.content, m.flags, m.state,
  m.decline_reason, m.reviewed, m.created_at, m.read_at, m.seq`;
/** Limit for messages before `after` that were decided since: half the page, so that newer ones always fit too. */
const DECIDED_SINCE = LATER_MESSAGES_AT_ONCE / 2;

interface ListReading {
  name: string;
  /** SQL on conversations `c`. */
  readable: string;
  /** SQL on messages `m`. */
  visible: string;
  /** SQL: since when the reader of message `a` has known its present state. */
  knownSince: string;
}

/** No row if the conversation may not be read; one row of nulls if it has no such messages. */
const statementsOf = ({ name, readable, visible, knownSince }: ListReading) => ({
  latest: statement(
    `messaging.${name}-latest`,
    `select page.* from messaging.conversation c left join lateral (
       select ${COLUMNS} from messaging.message m
       where m.match_id = c.match_id and ${visible}
         and m.seq < case when :before::uuid is null then ${Number.MAX_SAFE_INTEGER}
           else (select b.seq from messaging.message b where b.id = :before::uuid and b.match_id = c.match_id) end
       order by m.seq desc limit ${MESSAGES_AT_ONCE + 1}) page on true
     where c.match_id = :matchId and ${readable}
     order by page.seq desc`,
  ),
  later: statement(
    `messaging.${name}-later`,
    `with anchor as (
       select a.id, a.seq, ${knownSince} as known_since from messaging.message a
       where a.id = :after::uuid and a.match_id = :matchId)
     select page.* from messaging.conversation c left join lateral (
       (select ${COLUMNS} from messaging.message m, anchor
        where m.match_id = c.match_id and ${visible}
          and m.seq < anchor.seq and m.decided_at >= anchor.known_since
        order by m.decided_at desc limit ${DECIDED_SINCE})
       union all
       (select ${COLUMNS} from messaging.message m, anchor
        where m.match_id = c.match_id and ${visible} and m.seq > anchor.seq
        order by m.seq limit ${LATER_MESSAGES_AT_ONCE})
       order by seq limit ${LATER_MESSAGES_AT_ONCE}) page on true
     where c.match_id = :matchId and ${readable}
     order by page.seq`,
  ),
});

const ofMember = statementsOf({
  name: 'conversation',
  readable: ':me::integer in (c.man_profile_id, c.woman_profile_id)',
  visible: VISIBLE,
  // A sender knew the message before it was decided.
  knownSince: 'case when a.sender_profile_id = :me then a.created_at else a.decided_at end',
});
const whole = statementsOf({
  name: 'whole-conversation',
  readable: 'true',
  visible: 'true',
  knownSince: 'a.created_at',
});

/** Null if the profile is not in the conversation. */
export const pageForMember = (
  db: Knex,
  me: ProfileId,
  matchId: MatchId,
  range: MessageRange,
): Promise<LatestPage<PagedMessage> | null> => pageBy(db, ofMember, { matchId, me }, range);

/** The whole conversation, for readers whose right the caller has checked. */
export const pageOfWhole = async (
  db: Knex,
  matchId: MatchId,
  range: MessageRange = {},
): Promise<LatestPage<PagedMessage>> =>
  (await pageBy(db, whole, { matchId }, range)) ?? { items: [], hasEarlier: false };

async function pageBy(
  db: Knex,
  { latest, later }: ReturnType<typeof statementsOf>,
  reader: { matchId: MatchId; me?: ProfileId },
  { before, after }: MessageRange,
): Promise<LatestPage<PagedMessage> | null> {
  type Row = PagedMessage | { id: null };
  const rows = after
    ? await prepared<Row>(db, later, { ...reader, after })
    : await prepared<Row>(db, latest, { ...reader, before: before ?? null });
  if (rows.length === 0) return null;
  const messages = rows.filter((row) => row.id !== null);
  return after ? { items: messages, hasEarlier: false } : latestPage(messages, MESSAGES_AT_ONCE);
}
