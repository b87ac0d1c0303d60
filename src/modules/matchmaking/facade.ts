import type { Clock } from '#kernel/clock.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { MatchmakingFacade } from './index.ts';
import { compatibilityScores } from './queries/compatibility-scores.ts';
import { lockedMatchOf, matchesOf, matchOf } from './queries/matches.ts';
import { openRequestsFrom } from './queries/open-requests.ts';
import { reviewedWords } from './queries/reviewed-words.ts';
import { seenProfiles } from './queries/seen-profiles.ts';

/** What other modules may ask of matchmaking, put together from its queries. */
export const matchmakingFacade = ({ clock, seals }: { clock: Clock; seals: Seals }): MatchmakingFacade => ({
  lockedMatchOf,
  matchOf,
  matchesOf,
  openRequestsFrom,
  seenProfiles: (db, profileIds) => seenProfiles(db, profileIds, clock.now()),
  scores: (db, profileId, others) => compatibilityScores(db, profileId, others, clock.now()),
  ...reviewedWords(seals),
});
