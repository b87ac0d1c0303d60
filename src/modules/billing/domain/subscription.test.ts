import { expect, test } from 'vitest';
import { addMonths, after, DAY } from '#kernel/clock.ts';
import { newId, type PlanId, type UserId } from '#kernel/values/ids.ts';
import { penceOf } from '#kernel/values/money.ts';
import { renewalNear } from '../events.ts';
import type { ProviderSubscription } from './payment-provider.ts';
import { Subscription, type SubscriptionState } from './subscription.ts';

const now = new Date('2027-03-01T10:00:00Z');
const within = after(now, 7 * DAY);

/** A monthly plan that renews in five days, with overrides. */
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
    isAwaitingGuardian: false,
    chargeMovedTo: null,
    isRestored: false,
    card: null,
    cancelsAtPeriodEnd: false,
    endedAt: null,
    failureNotices: 0,
    renewalNotifiedFor: null,
    ...otherwise,
  });

test('the notice of a renewal is sent once', () => {
  const subscription = monthly();
  subscription.markRenewalNotified(now, within);
  subscription.markRenewalNotified(now, within);
  const { id, accountId } = subscription.state;
  expect(subscription.takeEvents()).toEqual([renewalNear({ accountId, subscription: id })]);
});

test('once the day of the renewal has passed there is no notice, and nobody counts as reminded', () => {
  const subscription = monthly({ periodEnd: after(now, -DAY) });
  subscription.markRenewalNotified(now, within);
  expect(subscription.takeEvents()).toEqual([]);
  expect(subscription.state.renewalNotifiedFor).toBeNull();
});

test.each<[string, Partial<SubscriptionState>]>([
  ['is not near yet', { periodEnd: after(now, 8 * DAY) }],
  ['does not renew', { cancelsAtPeriodEnd: true }],
  ['has ended', { endedAt: now }],
  ['is not paid', { status: 'past_due' }],
  ['is for ever', { periodEnd: null }],
])('of one that %s nothing is told', (_, otherwise) => {
  const subscription = monthly(otherwise);
  subscription.markRenewalNotified(now, within);
  expect([subscription.takeEvents(), subscription.state.renewalNotifiedFor]).toEqual([[], null]);
});

const month = { subscriptionId: 'sub_1', startsAt: now, periodStart: now, periodEnd: addMonths(now, 1) };
const said = (otherwise: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  status: 'active',
  startedAt: now,
  periodStart: now,
  periodEnd: addMonths(now, 1),
  cancelsAtPeriodEnd: false,
  card: 'Visa 4242',
  endedAt: null,
  ...otherwise,
});

test('a restored plan lasts for its remaining time, is not renewed, and ends by itself', () => {
  const subscription = monthly({ ...month, endedAt: now, status: 'canceled' });
  const [periodStart, periodEnd] = [after(now, -10 * DAY), after(now, 20 * DAY)];
  subscription.restore(now, { periodStart, periodEnd });
  expect([subscription.hasAccessAt(now), subscription.renews, subscription.mayResumeAt(now)]).toEqual([
    true,
    false,
    false,
  ]);
  // The provider ended it long ago.
  subscription.applyProviderState(said({ status: 'canceled', endedAt: now }), null);
  subscription.endIfOver(after(periodEnd, -1));
  expect(subscription.isRunning).toBe(true);
  subscription.endIfOver(periodEnd);
  expect(subscription.state.endedAt).toEqual(periodEnd);
});

test('a plan that is paid once begins with the verification of her guardian, and never ends', () => {
  const life = { subscriptionId: null, periodEnd: null, isAwaitingGuardian: true };
  const subscription = monthly({ ...month, ...life });
  expect([subscription.postponeCharge(now, 0), subscription.begin(after(now, DAY), 0)]).toEqual([false, true]);
  expect(subscription.state).toMatchObject({ periodStart: after(now, DAY), periodEnd: null, chargeMovedTo: null });
});

test('while its payer waits for her guardian the plan does not end, and its charge is postponed again in time', () => {
  const subscription = monthly({ ...month, isAwaitingGuardian: true });
  expect([subscription.postponeCharge(now, 1), subscription.postponeCharge(now, 1)]).toEqual([true, false]);
  expect([subscription.accessUntil, subscription.hasAccessAt(after(now, 4000 * DAY))]).toEqual([null, true]);
  const putOff = subscription.state.periodEnd!;
  expect(subscription.postponeCharge(after(putOff, -DAY), 1)).toBe(true);
  expect(subscription.state.periodEnd! > putOff).toBe(true);
});

test('a paid period begins once, and older provider state does not overwrite it', () => {
  const subscription = monthly({ ...month, isAwaitingGuardian: true });
  subscription.postponeCharge(now, 1);
  const verified = after(now, 50 * DAY + 999);
  expect([subscription.begin(verified, 1), subscription.begin(after(verified, DAY), 1)]).toEqual([true, false]);
  const begun = after(now, 50 * DAY);
  const own = { status: 'active', periodStart: begun, periodEnd: addMonths(begun, 1) };
  subscription.applyProviderState(said(), null);
  expect(subscription.state).toMatchObject(own);
  subscription.applyProviderState(
    said({ status: 'trialing', periodStart: begun, periodEnd: addMonths(begun, 1) }),
    null,
  );
  expect(subscription.state).toMatchObject(own);
  const renewed = { periodStart: addMonths(begun, 1), periodEnd: addMonths(begun, 2) };
  subscription.applyProviderState(said(renewed), null);
  expect(subscription.state).toMatchObject({ ...renewed, chargeMovedTo: null });
});

test.each([
  ['a running plan', { card: 'Visa 4242' }, 'Visa 4242'],
  ['a cancelled plan that still runs', { card: 'Visa 4242', cancelsAtPeriodEnd: true }, 'Visa 4242'],
  ['a plan whose renewal failed', { card: 'Visa 4242', status: 'past_due' as const }, null],
  ['a plan paid once', { card: 'Visa 4242', subscriptionId: null }, null],
  ['a plan whose card is unknown', {}, null],
])('the card of %s may pay an upgrade or not', (_, state, card) => {
  expect(monthly(state).savedCard).toBe(card);
});
