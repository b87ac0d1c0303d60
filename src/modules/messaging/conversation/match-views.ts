import type { MatchId, ProfileId } from '#kernel/values/ids.ts';
import { prepared, statement } from '#kernel/persistence/prepared.ts';
import { truncate } from '#kernel/contracts/truncate.ts';
import { reportableUntil, type Match } from '../../matchmaking/index.ts';
import type { MatchView } from '../contracts/matches.schema.ts';
import { CONTENT } from '../infra/messages-repository.ts';
import type { MessageRow } from '../infra/rows.ts';
import { matchViewOf } from './match-view.ts';
import { VISIBLE, visibleTo } from '../message/visible-messages.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** Characters of the last message in a list. */
const PREVIEW = 120;

/** Reads only the last message of each conversation, however long it is. */
const LAST_MESSAGES = statement(
  'messaging.last-messages',
  `select last.* from unnest(:matchIds::uuid[]) as match (id) cross join lateral (
     select m.id, m.match_id, m.content, m.created_at, m.sender_profile_id from messaging.message m
     where m.match_id = match.id and ${VISIBLE}
     order by m.seq desc limit 1) last`,
);

export type MatchPorts = Pick<UseCasePorts, 'db' | 'clock' | 'seals' | 'matchmaking'>;

/** Matches as one of the two sees them, with their conversations. */
export async function matchViews(ports: MatchPorts, profileId: ProfileId, matches: Match[]): Promise<MatchView[]> {
  const { db, clock, matchmaking } = ports;
  const otherOf = (match: Match) => (match.man.profileId === profileId ? match.woman : match.man).profileId;
  const others = matches.map(otherOf);
  const ids = matches.map((match) => match.id);
  const [seen, scores, last, unread, engaged] = await Promise.all([
    matchmaking.seenProfiles(db, others),
    matchmaking.scores(db, profileId, others),
    lastMessages(ports, profileId, ids),
    unreadCounts(ports, profileId, ids),
    matchmaking.engagementOf(db, profileId),
  ]);
  return matches.map((match) => {
    const other = otherOf(match);
    const role = match.man.profileId === profileId ? 'man' : 'woman';
    // Ended matches and inactive members show no profile.
    const otherProfile = match.status === 'ended' ? null : (seen.get(other) ?? null);
    return {
      ...matchViewOf(match, role, engaged !== null && engaged !== match.id),
      id: match.id,
      interest: 'mutual_interest',
      createdAt: match.createdAt.toISOString(),
      updatedAt: last.get(match.id)?.createdAt ?? match.updatedAt.toISOString(),
      compatibilityScore: otherProfile ? (scores.get(other) ?? 0) : 0,
      otherProfileId: other,
      otherProfile,
      lastMessage: last.get(match.id) ?? null,
      unreadCount: unread.get(match.id) ?? 0,
      reportableUntil: reportableUntil(match, clock.now())?.toISOString() ?? null,
      request: null,
    };
  });
}

async function lastMessages(
  { db, seals }: MatchPorts,
  profileId: ProfileId,
  matchIds: MatchId[],
): Promise<Map<MatchId, NonNullable<MatchView['lastMessage']>>> {
  type Row = Pick<MessageRow, 'id' | 'match_id' | 'content' | 'created_at' | 'sender_profile_id'>;
  const sealed = await prepared<Row>(db, LAST_MESSAGES, { me: profileId, matchIds });
  const rows = await seals.openRows(CONTENT, sealed);
  return new Map(
    rows.map((row) => [
      row.match_id,
      {
        content: truncate(row.content, PREVIEW, { markCounts: true }),
        createdAt: row.created_at.toISOString(),
        fromMe: row.sender_profile_id === profileId,
      },
    ]),
  );
}

async function unreadCounts(
  { db }: MatchPorts,
  profileId: ProfileId,
  matchIds: MatchId[],
): Promise<Map<MatchId, number>> {
  const rows: { match_id: MatchId; n: string }[] = await db('messaging.message as m')
    .whereIn('match_id', matchIds)
    .where({ recipient_profile_id: profileId })
    .whereNull('read_at')
    .modify(visibleTo(profileId))
    .groupBy('match_id')
    .select('match_id')
    .count({ n: '*' });
  return new Map(rows.map((row) => [row.match_id, Number(row.n)]));
}
