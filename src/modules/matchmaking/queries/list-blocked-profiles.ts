import type { Knex } from 'knex';
import type { ProfileId } from '#kernel/ids.ts';
import type { BlockedProfile } from '../contracts/blocks.ts';

/** Whom a member has blocked, the latest first. By whom he or she is blocked is told to nobody. */
export class ListBlockedProfiles {
  private readonly db: Knex;
  constructor({ db }: { db: Knex }) {
    this.db = db;
  }

  async execute(profileId: ProfileId): Promise<BlockedProfile[]> {
    const rows = await this.db('matchmaking.block')
      .where({ blocker_profile_id: profileId })
      .orderBy('created_at', 'desc')
      .orderBy('blocked_profile_id', 'desc')
      .select('blocked_profile_id', 'created_at');
    return rows.map((row) => ({ id: row.blocked_profile_id, blockedAt: row.created_at.toISOString() }));
  }
}
