import type { Knex } from 'knex';
import type { z } from 'zod';
import { after, DAY } from '#kernel/clock.ts';
import type { MessageView, overseenMatch } from '../contracts/messages.ts';
import { DomainError } from '#kernel/errors.ts';
import type { MatchId, UserId } from '#kernel/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { MatchmakingFacade } from '../../matchmaking/index.ts';
import { messageViews } from './visible.ts';

interface Ports {
  db: Knex;
  seals: Seals;
  guardianship: GuardianshipFacade;
  matchmaking: MatchmakingFacade;
}

/** What a guardian oversees: the conversations of his wards, every message of them (decisions 2.11). */
export class Oversight {
  private readonly db: Knex;
  private readonly seals: Seals;
  private readonly guardianship: GuardianshipFacade;
  private readonly matchmaking: MatchmakingFacade;

  constructor({ db, seals, guardianship, matchmaking }: Ports) {
    this.db = db;
    this.seals = seals;
    this.guardianship = guardianship;
    this.matchmaking = matchmaking;
  }

  async matches(guardianId: UserId): Promise<z.infer<typeof overseenMatch>[]> {
    const wards = new Map(
      (await this.guardianship.wardsOf(this.db, guardianId)).flatMap((ward) =>
        ward.profileId === null ? [] : [[ward.profileId, ward] as const],
      ),
    );
    // A match with himself is not his to oversee (decisions 5.11).
    const matches = (await this.matchmaking.matchesOf(this.db, [...wards.keys()])).filter(
      (match) => wards.has(match.woman.profileId) && match.man.accountId !== guardianId,
    );
    const [seen, counts] = await Promise.all([
      this.matchmaking.seenProfiles(
        this.db,
        matches.map((match) => match.man.profileId),
      ),
      this.db('messaging.message')
        .whereIn(
          'match_id',
          matches.map((match) => match.id),
        )
        .groupBy('match_id')
        .select('match_id')
        .count({ n: '*' }) as Promise<unknown> as Promise<{ match_id: string; n: string }[]>,
    ]);
    const messages = new Map(counts.map((row) => [row.match_id, Number(row.n)]));
    return matches.map((match) => {
      return {
        id: match.id,
        status: match.status,
        progressStage: match.stage,
        createdAt: match.createdAt.toISOString(),
        updatedAt: match.updatedAt.toISOString(),
        wardFirstName: wards.get(match.woman.profileId)!.firstName,
        wardProfileId: match.woman.profileId,
        otherProfileId: match.man.profileId,
        otherProfile: match.status === 'ended' ? null : (seen.get(match.man.profileId) ?? null),
        messages: messages.get(match.id) ?? 0,
      };
    });
  }

  async messages(guardianId: UserId, matchId: MatchId): Promise<MessageView[]> {
    const wards = await this.guardianship.wardsOf(this.db, guardianId);
    const own = await this.db('messaging.conversation')
      .where({ match_id: matchId })
      .whereIn(
        'woman_id',
        wards.map((ward) => ward.wardId),
      )
      .whereNot({ man_id: guardianId })
      .first('match_id');
    if (!own) throw new DomainError('common.not-found');
    const rows = await this.db('messaging.message').where({ match_id: matchId }).orderBy('seq');
    return messageViews(this.seals, rows);
  }

  /** Messages written in the wards' conversations during the last seven days. */
  async messagesThisWeek(guardianId: UserId, now: Date): Promise<number> {
    const wards = await this.guardianship.wardsOf(this.db, guardianId);
    const row = await this.db('messaging.message as m')
      .join('messaging.conversation as c', 'c.match_id', 'm.match_id')
      .whereIn(
        'c.woman_id',
        wards.map((ward) => ward.wardId),
      )
      .whereNot('c.man_id', guardianId)
      .where('m.created_at', '>', after(now, -7 * DAY))
      .count({ n: '*' })
      .first();
    return Number(row?.n);
  }
}
