import { isoDay, type Clock } from '#kernel/clock.ts';
import type { IddahPort } from '../../guardianship/ports.ts';

/** Reads whether a woman's waiting period runs, as she stated it, and share-locks her profile. */
export const iddahBy = (clock: Clock): IddahPort => ({
  async runsFor(tx, wardId) {
    const running = await tx
      .db('matchmaking.profile')
      .where({ account_id: wardId })
      .forShare()
      .first<{ runs: boolean | null }>(tx.db.raw('iddah_ends_on > ?::date as runs', [isoDay(clock.now())]));
    return running?.runs ?? false;
  },
});
