import type { Seals } from '#kernel/sealing/seals.ts';
import type { MatchmakingFacade } from './index.ts';
import { compatibilityScores } from './browse/compatibility-scores.ts';
import { haveActiveContact } from './match/have-active-contact.ts';
import { matchChanges } from './match/match-changes.ts';
import { engagementOf, lockedMatchOf, matchesById, matchesOf, matchesOfWomen, matchOf } from './match/matches.ts';
import { acceptedRequests } from './interest-request/accepted-requests.ts';
import { openRequestsFrom } from './interest-request/open-requests.ts';
import { profileForReport } from './profile/profile-for-report.ts';
import { acquaintancesOf } from './profile/acquaintances.ts';
import { profilesOf } from './profile/profiles-of.ts';
import { reviewedWords } from './interest-request/reviewed-texts.ts';
import { stageItems } from './match/stage-items.ts';
import { topicItems, topicPairs } from './topic/topic-items.ts';
import { seenProfiles, wholeProfile } from './profile/seen-profiles.ts';
import type { PerspectivePorts } from './browse/viewer.ts';

type Ports = Omit<PerspectivePorts, 'db'> & { seals: Seals };

export const matchmakingFacade = ({ seals, ...ports }: Ports): MatchmakingFacade => ({
  lockedMatchOf,
  matchOf,
  matchesById,
  matchesOf,
  matchesOfWomen,
  engagementOf,
  matchChanges: (db, matchIds) => matchChanges(db, seals, matchIds),
  acceptedRequests: (db, matchIds) => acceptedRequests(db, seals, matchIds),
  stageItems: (db, proposalIds) => stageItems(db, seals, proposalIds),
  topicPairs: (db, matchId) => topicPairs(db, seals, matchId),
  topicItems: (db, pairIds) => topicItems(db, seals, pairIds),
  openRequestsFrom,
  haveActiveContact,
  profilesOf,
  acquaintancesOf: (db, staff) => acquaintancesOf(db, ports.guardianship, staff),
  seenProfiles: (db, profileIds) => seenProfiles(db, profileIds, ports.clock.now()),
  wholeProfiles: (db, profileIds) => seenProfiles(db, profileIds, ports.clock.now(), wholeProfile),
  profileForReport: (db, actor, id) => profileForReport(ports, db, actor, id),
  scores: (db, profileId, others) => compatibilityScores(db, profileId, others, ports.clock.now()),
  ...reviewedWords(seals),
});
