import type { InterestRequestView } from '#modules/matchmaking/contracts/interest-requests.ts';
import type { MatchView } from '#modules/messaging/contracts/matches.ts';

type Box = { received: InterestRequestView[]; sent: InterestRequestView[]; matches: MatchView[] };

/** What waits between a member and others: for the member's own word, and for somebody else's. */
export interface WhatWaits {
  toAnswer: InterestRequestView[];
  toRead: MatchView[];
  /** A next stage that the other one proposed. */
  toAgree: MatchView[];
  received: InterestRequestView[];
  sent: InterestRequestView[];
}

/** Sorts out what waits for whom; what has waited longest stands first. */
export function whatWaits({ received, sent, matches }: Box): WhatWaits {
  const isOpen = ({ status }: InterestRequestView) => status === 'pending' || status === 'guardian_pending';
  const isAnswerable = ({ allowedActions }: InterestRequestView) => allowedActions.includes('accept');
  return {
    toAnswer: received.filter(isAnswerable).toReversed(),
    toAgree: matches.filter(({ allowedActions }) => allowedActions.includes('confirm-stage')),
    toRead: matches.filter(({ unreadCount }) => unreadCount > 0),
    received: received.filter((request) => isOpen(request) && !isAnswerable(request)).toReversed(),
    sent: sent.filter(isOpen).toReversed(),
  };
}
