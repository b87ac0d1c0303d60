import { withFact, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/ids.ts';
import { pushLive } from '#kernel/live.ts';
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

/** Open screens of the two learn at once how a request stands. A receiver whom it has not reached yet learns nothing. */
export const keepInformed: Subscription[] = [
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
      const { approved_at: reached } = await tx
        .db('matchmaking.interest_request')
        .where({ id: requestId })
        .first('approved_at');
      await pushLive(tx, [fromId, wardId, reached && toId] as (UserId | null)[], 'interest-request');
    }),
  ),
  withFact(interestAccepted, 'matchmaking.live-accepted', (tx, { fromId, toId }) =>
    pushLive(tx, [fromId as UserId, toId as UserId], 'interest-request'),
  ),
  withFact(responseApproved, 'matchmaking.live-response', (tx, { fromId }) =>
    pushLive(tx, [fromId as UserId], 'interest-request'),
  ),
  ...[matchMade, matchEnded].map((event) =>
    withFact(event, 'matchmaking.live-match', (tx, { man, woman }) =>
      pushLive(tx, [man.accountId as UserId, woman.accountId as UserId], 'match'),
    ),
  ),
  withFact(matchPausesChanged, 'matchmaking.live-pauses', (tx, { man, woman }) =>
    pushLive(tx, [man.accountId as UserId, woman.accountId as UserId], 'match'),
  ),
];
