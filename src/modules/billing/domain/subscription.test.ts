import { expect, test } from 'vitest';
import { after, DAY } from '#kernel/clock.ts';
import { newId, type PlanId, type UserId } from '#kernel/ids.ts';
import { penceOf } from '#kernel/money.ts';
import { renewalNear } from '../events.ts';
import { Subscription, type SubscriptionState } from './subscription.ts';

const now = new Date('2027-03-01T10:00:00Z');
const within = after(now, 7 * DAY);

/** A monthly plan that renews in five days, but for what is said otherwise. */
const monthly = (otherwise: Partial<SubscriptionState> = {}): Subscription =>
  Subscription.from({
    id: newId(now),
    accountId: newId<UserId>(now),
    planId: 2 as PlanId,
    checkoutId: newId(now),
    subscriptionId: 'sub_1',
    invoiceId: 'in_1',
    price: penceOf(1599),
    status: 'active',
    startsAt: after(now, -25 * DAY),
    periodStart: after(now, -25 * DAY),
    periodEnd: after(now, 5 * DAY),
    cancelsAtPeriodEnd: false,
    endedAt: null,
    failuresTold: 0,
    renewalToldFor: null,
    ...otherwise,
  });

test('a renewal that is near is told once', () => {
  const subscription = monthly();
  subscription.tellOfRenewal(now, within);
  subscription.tellOfRenewal(now, within);
  const { id, accountId } = subscription.state;
  expect(subscription.takeFacts()).toEqual([renewalNear({ accountId, subscription: id })]);
});

test('of one whose day has passed the receipt tells', () => {
  const subscription = monthly({ periodEnd: after(now, -DAY) });
  subscription.tellOfRenewal(now, within);
  expect(subscription.takeFacts()).toEqual([]);
  expect(subscription.state.renewalToldFor).toEqual(after(now, -DAY));
});

test.each<[string, Partial<SubscriptionState>]>([
  ['is not near yet', { periodEnd: after(now, 8 * DAY) }],
  ['does not renew', { cancelsAtPeriodEnd: true }],
  ['has ended', { endedAt: now }],
  ['is not paid', { status: 'past_due' }],
  ['is for ever', { periodEnd: null }],
])('of one that %s nothing is told', (_, otherwise) => {
  const subscription = monthly(otherwise);
  subscription.tellOfRenewal(now, within);
  expect([subscription.takeFacts(), subscription.state.renewalToldFor]).toEqual([[], null]);
});
