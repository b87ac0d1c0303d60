import type { Knex } from 'knex';
import type { MatchId, UserId } from '#kernel/ids.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { MatchmakingFacade } from '../../matchmaking/index.ts';
import type { OverseenMatch } from '../contracts/oversight.ts';
import { standingOf } from './standing.ts';

interface Ports {
  db: Knex;
  guardianship: GuardianshipFacade;
  matchmaking: MatchmakingFacade;
}

/** The matches of a guardian's wards, with how much was written in each (decisions 2.11). */
export class ListOverseenMatches {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Those of all his wards, or this one alone. */
  async execute(guardianId: UserId, only?: MatchId): Promise<OverseenMatch[]> {
    const { db, guardianship, matchmaking } = this.ports;
    const wards = new Map(
      (await guardianship.wardsOf(db, guardianId)).flatMap((ward) =>
        ward.profileId === null ? [] : [[ward.profileId, ward] as const],
      ),
    );
    // A match with himself is not his to oversee (decisions 5.11).
    const matches = (await matchmaking.matchesOf(db, [...wards.keys()])).filter(
      (match) =>
        wards.has(match.woman.profileId) &&
        match.man.accountId !== guardianId &&
        (only === undefined || match.id === only),
    );
    const ids = matches.map((match) => match.id);
    const [seen, messages, changes] = await Promise.all([
      matchmaking.seenProfiles(
        db,
        matches.map((match) => match.man.profileId),
      ),
      this.messageCounts(ids),
      matchmaking.matchChanges(db, ids),
    ]);
    return matches.map((match) => ({
      ...standingOf(match, 'guardian'),
      id: match.id,
      createdAt: match.createdAt.toISOString(),
      updatedAt: match.updatedAt.toISOString(),
      wardFirstName: wards.get(match.woman.profileId)!.firstName,
      wardProfileId: match.woman.profileId,
      otherProfileId: match.man.profileId,
      otherProfile: match.status === 'ended' ? null : (seen.get(match.man.profileId) ?? null),
      messages: messages.get(match.id) ?? 0,
      changes: (changes.get(match.id) ?? []).map(({ what, by, reason, at }) => ({
        what,
        by,
        reason,
        at: at.toISOString(),
      })),
    }));
  }

  private async messageCounts(matchIds: MatchId[]): Promise<Map<MatchId, number>> {
    const rows = await this.ports
      .db('messaging.message')
      .whereIn('match_id', matchIds)
      .groupBy('match_id')
      .select('match_id')
      .count({ n: '*' });
    return new Map(rows.map((row) => [row.match_id, Number(row.n)]));
  }
}
