import type { InterestRequestView } from '#modules/matchmaking/contracts/interest-requests.schema.ts';
import type { MatchView } from '#modules/messaging/contracts/matches.schema.ts';
import { expect, test } from 'vitest';
import { groupPendingItems } from './pending-items.ts';

type Status = InterestRequestView['status'];
const request = (id: string, status: Status, allowedActions: InterestRequestView['allowedActions'] = []) =>
  ({ id, status, allowedActions }) as InterestRequestView;
const match = (id: string, unreadCount: number, proposed = false) =>
  ({ id, unreadCount, allowedActions: proposed ? ['confirm-stage'] : [] }) as unknown as MatchView;

test('pending items are grouped by who must act, without finished ones', () => {
  const { toAnswer, toAgree, toRead, received, sent } = groupPendingItems({
    received: [
      request('newer', 'pending', ['accept', 'decline']),
      request('held', 'pending'),
      request('under review', 'guardian_pending'),
      request('older', 'pending', ['accept', 'decline']),
      request('over', 'accepted'),
    ],
    sent: [
      request('asked', 'pending', ['withdraw']),
      request('with her guardian', 'guardian_pending', ['withdraw']),
      request('expired', 'expired'),
    ],
    matches: [match('read', 0), match('unread', 2), match('proposed', 0, true)],
  });
  const ids = (items: { id: string }[]) => items.map(({ id }) => id);
  expect(ids(toAnswer)).toEqual(['older', 'newer']);
  expect(ids(toAgree)).toEqual(['proposed']);
  expect(ids(toRead)).toEqual(['unread']);
  expect(ids(received)).toEqual(['under review', 'held']);
  expect(ids(sent)).toEqual(['with her guardian', 'asked']);
});
