import { withFact, type Subscription } from '#kernel/events.ts';
import { pushLive } from '#kernel/live.ts';
import type { InterestRequests } from '../domain/interest-request.ts';
import {
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
  matchPausesChanged,
  responseApproved,
} from '../events.ts';

/**
 * Open screens of the two learn at once how a request stands. A receiver whom it has not reached yet learns nothing.
 */
export const keepInformed = ({ requests }: { requests: InterestRequests }): Subscription[] => [
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
    withFact(event, 'matchmaking.live-interest', async (tx, { requestId, fromId, toId, wardId }) => {
      const receiver = (await requests.hasReachedReceiver(tx, requestId)) ? toId : null;
      await pushLive(tx, [fromId, wardId, receiver], 'interest-request');
    }),
  ),
  withFact(interestAccepted, 'matchmaking.live-accepted', (tx, { fromId, toId }) =>
    pushLive(tx, [fromId, toId], 'interest-request'),
  ),
  withFact(responseApproved, 'matchmaking.live-response', (tx, { fromId }) =>
    pushLive(tx, [fromId], 'interest-request'),
  ),
  ...[matchMade, matchEnded].map((event) =>
    withFact(event, 'matchmaking.live-match', (tx, { man, woman }) =>
      pushLive(tx, [man.accountId, woman.accountId], 'match'),
    ),
  ),
  withFact(matchPausesChanged, 'matchmaking.live-pauses', (tx, { man, woman }) =>
    pushLive(tx, [man.accountId, woman.accountId], 'match'),
  ),
];
