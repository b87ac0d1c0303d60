import { expect, test } from 'vitest';
import { reachedSteps, usersOf } from './changed.ts';

test('a change of a module’s events reaches the modules that subscribe to them, without a call between them', () => {
  expect(usersOf('matchmaking', ['src/modules/matchmaking/events.ts'])).toEqual(
    expect.arrayContaining(['guardianship', 'messaging']),
  );
});

test('a change of a module’s contracts reaches the modules that use them', () => {
  const users = usersOf('matchmaking', ['src/modules/matchmaking/contracts/match-states.ts']);
  expect(users).toEqual(expect.arrayContaining(['guardianship', 'messaging']));
});

test('a change inside a module reaches the modules that call it, and no others', () => {
  const changed = ['src/modules/billing/commands/cancel-subscription.ts'];
  expect(usersOf('billing', changed)).toContain('matchmaking');
  expect(usersOf('billing', changed)).not.toContain('identity');
});

test('a change elsewhere reaches no user of the module', () => {
  expect(usersOf('billing', ['src/modules/content/index.ts'])).toEqual([]);
});

test('a changed migration also runs an installation', () => {
  const names = reachedSteps(['migrations/20270101T0100_billing_more.ts']).map(({ step }) => step.name);
  expect(names).toContain('instance');
  expect(reachedSteps(['src/modules/billing/domain/plan.ts']).map(({ step }) => step.name)).not.toContain('instance');
});
