import type { InterestRequestView } from '#modules/matchmaking/contracts/interest-requests.schema.ts';
import type { MatchView } from '#modules/messaging/contracts/matches.schema.ts';

type Box = { received: InterestRequestView[]; sent: InterestRequestView[]; matches: MatchView[] };

export interface PendingItemGroups {
  toAnswer: InterestRequestView[];
  toRead: MatchView[];
  /** Stages that the other member proposed. */
  toAgree: MatchView[];
  received: InterestRequestView[];
  sent: InterestRequestView[];
}

/** Groups the open items by who must act, longest waiting first. */
export function groupPendingItems({ received, sent, matches }: Box): PendingItemGroups {
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
