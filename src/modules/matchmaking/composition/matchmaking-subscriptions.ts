import type { Subscription } from '#kernel/events.ts';
import { LeaveMatchmaking } from '../commands/leave-matchmaking.ts';
import { allowanceProjection } from '../projections/allowance.ts';
import { browseCardProjection, cardFacts } from '../projections/browse-card.ts';
import { applyGuardianDecision } from '../reactions/apply-guardian-decision.ts';
import { findConflicts } from '../reactions/find-conflicts.ts';
import { followLeaving } from '../reactions/follow-leaving.ts';
import { eraseMember } from '../reactions/erase-member.ts';
import { closeFamilyContact } from '../reactions/close-family-contact.ts';
import { closeMeetings } from '../reactions/close-meetings.ts';
import { closeTopics } from '../reactions/close-topics.ts';
import { closeWhenMatchEnds } from '../reactions/close-when-match-ends.ts';
import { closeWhenNoLongerDiscoverable } from '../reactions/close-when-no-longer-discoverable.ts';
import { applyGuardianChanges } from '../reactions/apply-guardian-changes.ts';
import { publishLiveUpdates } from '../reactions/publish-live-updates.ts';
import { mailInterest } from '../reactions/mail-interest.ts';
import { emailBreakEnded } from '../reactions/mail-break-ended.ts';
import { emailCalendarFiles } from '../reactions/mail-calendar-files.ts';
import { emailMatchUpdates } from '../reactions/mail-match-updates.ts';
import { emailModeration } from '../reactions/mail-moderation.ts';
import { endSearchDigests } from '../reactions/mail-search-digests.ts';
import type { MatchmakingPorts } from './matchmaking-ports.ts';

export const matchmakingSubscriptions = (ports: MatchmakingPorts): Subscription[] => [
  ...browseCardProjection({ ...ports, facts: cardFacts(ports.guardianship) }),
  ...allowanceProjection(ports),
  ...applyGuardianDecision(ports),
  ...followLeaving({ ...ports, leave: new LeaveMatchmaking(ports) }),
  ...closeWhenNoLongerDiscoverable(ports),
  ...closeWhenMatchEnds(ports),
  ...closeFamilyContact(ports),
  ...closeMeetings(ports),
  ...closeTopics(ports),
  ...emailCalendarFiles(ports),
  ...applyGuardianChanges(ports),
  ...findConflicts(ports),
  ...eraseMember,
  ...publishLiveUpdates(ports),
  ...mailInterest(ports),
  ...emailBreakEnded(ports),
  ...emailMatchUpdates(ports),
  ...emailModeration(ports),
  ...endSearchDigests(ports),
];
