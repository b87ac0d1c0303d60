import type { Knex } from 'knex';
import type { MatchView } from '../contracts/matches.ts';
import { DomainError } from '#kernel/errors.ts';
import type { MatchId, ProfileId } from '#kernel/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { Match, MatchmakingFacade } from '../../matchmaking/index.ts';
import { CONTENT } from '../infra/objection-messages.ts';
import type { MessageRow } from '../infra/tables.ts';
import { visibleTo } from './visible.ts';

const PREVIEW = 120;

/** What is told of a pause: that somebody is disabled is not, and that her guardian is himself the man only to her. */
function pauseReasonOf({ status, pausedBy }: Match, isWoman: boolean): MatchView['pauseReason'] {
  if (status !== 'paused') return null;
  if (pausedBy.includes('guardian-conflict')) return isWoman ? 'guardian-conflict' : 'guardian-change';
  return pausedBy.includes('guardian-change') ? 'guardian-change' : null;
}

/** The member's matches with what their conversations hold, and sent requests that are still open (decisions 5.5). */
export class ListMatches {
  private readonly db: Knex;
  private readonly seals: Seals;
  private readonly matchmaking: MatchmakingFacade;

  constructor({ db, seals, matchmaking }: { db: Knex; seals: Seals; matchmaking: MatchmakingFacade }) {
    this.db = db;
    this.seals = seals;
    this.matchmaking = matchmaking;
  }

  async all(profileId: ProfileId): Promise<MatchView[]> {
    const [matches, open] = await Promise.all([
      this.matchmaking.matchesOf(this.db, [profileId]),
      this.matchmaking.openRequestsFrom(this.db, profileId),
    ]);
    const [views, seen, scores] = await Promise.all([
      this.describe(profileId, matches),
      this.matchmaking.seenProfiles(
        this.db,
        open.map((request) => request.toProfileId),
      ),
      this.matchmaking.scores(
        this.db,
        profileId,
        open.map((request) => request.toProfileId),
      ),
    ]);
    const pending = open.map((request): MatchView => ({
      id: request.id,
      status: 'pending',
      interest: 'pending',
      progressStage: null,
      createdAt: request.createdAt.toISOString(),
      updatedAt: request.createdAt.toISOString(),
      compatibilityScore: scores.get(request.toProfileId) ?? 0,
      otherProfileId: request.toProfileId,
      otherProfile: seen.get(request.toProfileId) ?? null,
      pauseReason: null,
      lastMessage: null,
      unreadCount: 0,
      allowedActions: [],
    }));
    return [...views, ...pending];
  }

  async one(profileId: ProfileId, id: MatchId): Promise<MatchView> {
    const match = await this.matchmaking.matchOf(this.db, id, profileId);
    if (!match) throw new DomainError('common.not-found');
    return (await this.describe(profileId, [match]))[0]!;
  }

  private async describe(profileId: ProfileId, matches: Match[]): Promise<MatchView[]> {
    const otherOf = (match: Match) => (match.man.profileId === profileId ? match.woman : match.man).profileId;
    const others = matches.map(otherOf);
    const ids = matches.map((match) => match.id);
    const [seen, scores, last, unread] = await Promise.all([
      this.matchmaking.seenProfiles(this.db, others),
      this.matchmaking.scores(this.db, profileId, others),
      this.lastMessages(profileId, ids),
      this.unreadCounts(profileId, ids),
    ]);
    return matches.map((match) => {
      const other = otherOf(match);
      // After an end each sees of the other what a stranger may see, and somebody who is not there is seen by nobody (decisions 5.10, 5.13).
      const otherProfile = match.status === 'ended' ? null : (seen.get(other) ?? null);
      return {
        id: match.id,
        status: match.status,
        interest: 'mutual_interest',
        progressStage: match.stage,
        createdAt: match.createdAt.toISOString(),
        updatedAt: last.get(match.id)?.createdAt ?? match.updatedAt.toISOString(),
        compatibilityScore: otherProfile ? (scores.get(other) ?? 0) : 0,
        otherProfileId: other,
        otherProfile,
        pauseReason: pauseReasonOf(match, match.woman.profileId === profileId),
        lastMessage: last.get(match.id) ?? null,
        unreadCount: unread.get(match.id) ?? 0,
        allowedActions: match.status === 'active' ? ['write'] : [],
      };
    });
  }

  private async lastMessages(
    profileId: ProfileId,
    matchIds: MatchId[],
  ): Promise<Map<string, NonNullable<MatchView['lastMessage']>>> {
    const sealed: Pick<MessageRow, 'id' | 'match_id' | 'content' | 'created_at' | 'sender_profile_id'>[] =
      await this.db('messaging.message as m')
        .distinctOn('match_id')
        .whereIn('match_id', matchIds)
        .modify(visibleTo(profileId))
        .orderBy([{ column: 'match_id' }, { column: 'seq', order: 'desc' }])
        .select('id', 'match_id', 'content', 'created_at', 'sender_profile_id');
    const rows = await this.seals.openRows(CONTENT, sealed);
    return new Map(
      rows.map((row) => [
        row.match_id,
        {
          content: row.content.slice(0, PREVIEW).toWellFormed(),
          createdAt: row.created_at.toISOString(),
          fromMe: row.sender_profile_id === profileId,
        },
      ]),
    );
  }

  private async unreadCounts(profileId: ProfileId, matchIds: MatchId[]): Promise<Map<string, number>> {
    const rows: { match_id: string; n: string }[] = await this.db('messaging.message as m')
      .whereIn('match_id', matchIds)
      .where({ recipient_profile_id: profileId })
      .whereNull('read_at')
      .modify(visibleTo(profileId))
      .groupBy('match_id')
      .select('match_id')
      .count({ n: '*' });
    return new Map(rows.map((row) => [row.match_id, Number(row.n)]));
  }
}
