import type { Seals } from '#kernel/sealing/seals.ts';
import type { MatchmakingFacade } from './index.ts';
import { compatibilityScores } from './queries/browse/compatibility-scores.ts';
import { haveActiveContact } from './queries/have-active-contact.ts';
import { matchChanges } from './queries/match-changes.ts';
import { engagementOf, lockedMatchOf, matchesById, matchesOf, matchesOfWomen, matchOf } from './queries/matches.ts';
import { openRequestsFrom } from './queries/open-requests.ts';
import { profileForReport } from './queries/profiles/profile-for-report.ts';
import { profilesOf } from './queries/profiles/profiles-of.ts';
import { reviewedWords } from './queries/reviewed-texts.ts';
import { stageItems } from './queries/stage-items.ts';
import { seenProfiles } from './queries/profiles/seen-profiles.ts';
import type { PerspectivePorts } from './queries/browse/viewer.ts';

type Ports = Omit<PerspectivePorts, 'db'> & { seals: Seals };

export const matchmakingFacade = ({ seals, ...ports }: Ports): MatchmakingFacade => ({
  lockedMatchOf,
  matchOf,
  matchesById,
  matchesOf,
  matchesOfWomen,
  engagementOf,
  matchChanges: (db, matchIds) => matchChanges(db, seals, matchIds),
  stageItems,
  openRequestsFrom,
  haveActiveContact,
  profilesOf,
  seenProfiles: (db, profileIds) => seenProfiles(db, profileIds, ports.clock.now()),
  profileForReport: (db, actor, id) => profileForReport(ports, db, actor, id),
  scores: (db, profileId, others) => compatibilityScores(db, profileId, others, ports.clock.now()),
  ...reviewedWords(seals),
});
