import { inTransaction, type Subscription } from '#kernel/events.ts';
import { pushLive } from '#kernel/live.ts';
import type { Tx } from '#kernel/tx.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { MatchSide } from '../domain/match/match-state.ts';
import {
  contactReleased,
  familyContactChanged,
  guardianEndBegan,
  guardianEndObjected,
  interestAccepted,
  interestApproved,
  interestDeclined,
  interestExpired,
  interestLapsed,
  interestRefused,
  interestRequested,
  interestSuperseded,
  interestWithdrawn,
  matchEnded,
  matchMade,
  herSidePauseChanged,
  matchPaused,
  matchPausesChanged,
  matchResumed,
  meetingCalendarChanged,
  meetingChanged,
  meetingMoved,
  meetingProposed,
  meetingShared,
  readAlongBegan,
  readAlongEnded,
  readAlongWished,
  relativeDeclined,
  relativeNamed,
  relativeRequested,
  responseApproved,
  responseDeclined,
  stageAgreed,
  stageDeclined,
  stageProposed,
  stageReached,
  proposalDropped,
  topicAgreed,
  topicApproved,
  topicMarked,
  topicNoted,
  topicPairClosed,
  topicPairWritten,
  topicRequested,
  topicSentBack,
} from '../events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'guardianship' | 'requests'>;

/** Updates the open screens of everybody who may see a request or match. */
export const publishLiveUpdates = ({ guardianship, requests }: Ports): Subscription[] => [
  ...[
    interestRequested,
    interestApproved,
    interestRefused,
    interestDeclined,
    interestWithdrawn,
    interestExpired,
    interestLapsed,
    interestSuperseded,
  ].map((event) =>
    inTransaction(event, 'matchmaking.live-interest', async (tx, { requestId, fromId, toId, wardId }) => {
      const receiver = (await requests.hasReachedReceiver(tx, requestId)) ? toId : null;
      pushLive(tx, [fromId, wardId, receiver], 'interest-request');
    }),
  ),
  inTransaction(interestAccepted, 'matchmaking.live-accepted', (tx, { fromId, toId }) =>
    pushLive(tx, [fromId, toId], 'interest-request'),
  ),
  inTransaction(responseDeclined, 'matchmaking.live-response-declined', (tx, { toId }) =>
    pushLive(tx, [toId], 'interest-request'),
  ),
  inTransaction(responseApproved, 'matchmaking.live-response', (tx, { fromId }) =>
    pushLive(tx, [fromId], 'interest-request'),
  ),
  ...[
    matchMade,
    matchPaused,
    matchResumed,
    matchEnded,
    stageProposed,
    stageAgreed,
    stageReached,
    stageDeclined,
    proposalDropped,
    readAlongBegan,
    readAlongEnded,
    contactReleased,
    relativeRequested,
    relativeNamed,
    relativeDeclined,
    familyContactChanged,
    topicPairWritten,
    topicPairClosed,
    topicApproved,
    topicSentBack,
    topicRequested,
    topicMarked,
    topicAgreed,
  ].map((event) =>
    inTransaction(event as typeof matchMade, 'matchmaking.live-match', (tx, { man, woman }) =>
      publishMatch(tx, guardianship, woman, man),
    ),
  ),
  // The other member learns of a proposal once her guardian agreed to it (R-B.3).
  ...[meetingProposed, meetingShared, meetingMoved, meetingChanged, meetingCalendarChanged].map((event) =>
    inTransaction(event as typeof meetingChanged, 'matchmaking.live-meeting', (tx, { man, woman, hiddenFrom }) =>
      publishMatch(tx, guardianship, hiddenFrom === 'woman' ? null : woman, hiddenFrom === 'man' ? null : man, woman),
    ),
  ),
  inTransaction(matchPausesChanged, 'matchmaking.live-match', (tx, { man, woman, turned: statusChanged }) =>
    publishMatch(tx, guardianship, woman, statusChanged ? man : null),
  ),
  inTransaction(herSidePauseChanged, 'matchmaking.live-match', (tx, { man, woman }) =>
    publishMatch(tx, guardianship, woman, man),
  ),
  inTransaction(guardianEndBegan, 'matchmaking.live-match', (tx, { man, woman, isNewPause }) =>
    publishMatch(tx, guardianship, woman, isNewPause ? man : null),
  ),
  // He learns nothing of an objection.
  inTransaction(guardianEndObjected, 'matchmaking.live-match', (tx, { woman }) =>
    publishMatch(tx, guardianship, woman, null),
  ),
  inTransaction(topicNoted, 'matchmaking.live-match', (tx, { woman }) => publishMatch(tx, guardianship, woman, null)),
  // He learns nothing before it begins.
  inTransaction(readAlongWished, 'matchmaking.live-match', (tx, { woman }) =>
    publishMatch(tx, guardianship, woman, null),
  ),
];

/** Updates her acting guardian, and each of the two if given. */
async function publishMatch(
  tx: Tx,
  guardianship: GuardianshipFacade,
  woman: MatchSide | null,
  man: MatchSide | null,
  ward: MatchSide = woman!,
): Promise<void> {
  const guardian = await guardianship.guardianAccountOf(tx.db, ward.accountId);
  pushLive(tx, [man && man.accountId, woman && woman.accountId, guardian], 'match');
}
