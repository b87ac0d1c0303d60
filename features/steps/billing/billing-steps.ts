import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { anAdmin } from '../../../src/testing/people.ts';
import type { Visitor } from '../../../src/testing/visitor.ts';
import type { Scenario } from '../../support/world.ts';

async function give(
  scenario: Scenario,
  giver: Visitor,
  name: string,
  plan: string,
  months: number,
  reason: string,
): Promise<void> {
  const plans = (await giver.get('/api/subscription-plans')).body as { id: number; name: string }[];
  const planId = plans.find((offered) => offered.name === plan)?.id;
  scenario.last = await giver.post(`/api/admin/users/${scenario.person(name).userId}/grant-plan`, {
    planId,
    months,
    reason,
  });
}

When(
  'an admin gives {word} the plan {string} for {int} months because {string}',
  async function (this: Scenario, name: string, plan: string, months: number, reason: string) {
    await give(this, await anAdmin(this.product), name, plan, months, reason);
  },
);

When(
  'an admin gives {word} the plan {string} for {int} months because {string}, {int} times',
  async function (this: Scenario, name: string, plan: string, months: number, reason: string, times: number) {
    for (let n = 0; n < times; n++) await give(this, await anAdmin(this.product), name, plan, months, reason);
  },
);

Then(
  'the plans of {word} and {word} end on the same day',
  async function (this: Scenario, one: string, otherName: string) {
    const lastDay = async (name: string) =>
      (await this.sees(name, '/api/subscription/status')).subscriptionExpiresAt.slice(0, 10);
    assert.equal(await lastDay(one), await lastDay(otherName));
  },
);

Then(
  /^(\w+) reads that he was given ("\w+"(?: and "\w+")*)$/,
  async function (this: Scenario, name: string, plans: string) {
    const { granted } = await this.sees(name, '/api/subscription/status');
    const named = granted.map(({ planName }: { planName: string }) => `"${planName}"`);
    assert.deepEqual(named.toSorted(), plans.split(' and '));
  },
);

When('{word} gives himself the plan {string}', async function (this: Scenario, name: string, plan: string) {
  await give(this, this.person(name).browser, name, plan, 1, 'because I can');
});

Then('{word} is on the plan {word}', async function (this: Scenario, name: string, plan: string) {
  const { subscriptionStatus, subscriptionPlan } = await this.sees(name, '/api/subscription/status');
  assert.deepEqual([subscriptionStatus, subscriptionPlan], ['active', plan]);
});

Then('{word} is on the free plan', async function (this: Scenario, name: string) {
  assert.equal((await this.sees(name, '/api/subscription/status')).subscriptionStatus, 'free');
});

Then('the audit log records the gift with the reason {string}', async function (this: Scenario, reason: string) {
  const row = await this.product.application.kernel
    .db('kernel.audit')
    .where({ verb: 'grant-plan' })
    .orderBy('seq', 'desc')
    .first();
  assert.equal(row?.reason, reason);
  assert.equal(row?.subject_id, [...this.people.values()][0]!.userId);
});
