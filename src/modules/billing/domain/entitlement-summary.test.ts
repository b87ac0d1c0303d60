import { expect, test } from 'vitest';
import { summarizeEntitlement, type ActivePlan } from './entitlement-summary.ts';

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const activePlan = (planCode: string, requestLimit: number, from: string, until: string | null): ActivePlan => ({
  planCode,
  requestLimit,
  status: 'active',
  startsAt: day(from),
  accessUntil: until === null ? null : day(until),
  expiresAt: until === null ? null : day(until),
  renews: false,
});
const lifetime = activePlan('lifetime', 3, '2026-01-01', null);
const gold = activePlan('gold', 10, '2026-02-01', '2026-03-01');

test('the better plan counts while it lasts, and the change to the other one is known', () => {
  expect(summarizeEntitlement([gold, lifetime], day('2026-02-10'))).toMatchObject({
    shown: gold,
    since: lifetime.startsAt,
    until: null,
    changesAt: gold.accessUntil,
    requestLimit: 10,
  });
  expect(summarizeEntitlement([gold, lifetime], day('2026-03-01'))).toMatchObject({
    shown: lifetime,
    changesAt: null,
    requestLimit: 3,
  });
});

test('nothing changes if the better plan lasts longest or is the only one', () => {
  const monthly = activePlan('monthly', 3, '2026-02-01', '2026-02-20');
  for (const activePlans of [[gold, monthly], [monthly], [lifetime]])
    expect(summarizeEntitlement(activePlans, day('2026-02-10')).changesAt).toBeNull();
});

test('of equal plans the one that lasts longer counts', () => {
  const monthly = activePlan('monthly', 3, '2026-02-01', '2026-02-20');
  expect(summarizeEntitlement([monthly, lifetime], day('2026-02-10'))).toMatchObject({
    shown: lifetime,
    changesAt: null,
  });
});
