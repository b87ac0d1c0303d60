import type { Clock } from '#kernel/clock.ts';
import type { IddahPort } from '../../guardianship/ports.ts';

/** SQL of whether the waiting period of this profile runs at `:now`; the same as `isInIddah`. */
export const IN_IDDAH = (profile: string): string =>
  `coalesce(${profile}.iddah_until > cast(:now as timestamptz), false)`;

/** Reads whether a woman's waiting period runs, as she stated it, and share-locks her profile. */
export const iddahBy = (clock: Clock): IddahPort => ({
  async runsFor(tx, wardId) {
    const running = await tx
      .db('matchmaking.profile')
      .where({ account_id: wardId })
      .forShare()
      .first<{ runs: boolean } | undefined>(tx.db.raw(`${IN_IDDAH('profile')} as runs`, { now: clock.now() }));
    return running?.runs ?? false;
  },
});
