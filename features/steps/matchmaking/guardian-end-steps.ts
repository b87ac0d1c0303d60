import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import messages from '#texts/en/messages.json' with { type: 'json' };
import { after, DAY, isoDay } from '../../../src/shared-kernel/clock.ts';
import { expectOk, linkIn, PASSWORD } from '../../../src/testing/people.ts';
import type { Scenario } from '../../support/world.ts';

interface Ending extends Scenario {
  matchId: string;
  /** The conversation as the man read it while it was paused. */
  pausedMatch?: object;
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

const object = (scenario: Ending, name: string) =>
  scenario.person(name).browser.post(`/api/matches/${scenario.matchId}/object`);

const linkOf = async (scenario: Ending, name: string) =>
  `/decide/objection/${await linkIn(scenario.product, scenario.person(name).email, /\/decide\/objection\/([\w-]+)/)}`;

// oxlint-disable-next-line no-explicit-any
const seenBy = async (scenario: Ending, name: string): Promise<any> =>
  Number(scenario.person(name).profileId) === 0
    ? (await scenario.sees(name, `/api/guardian/matches?id=${scenario.matchId}`))[0]
    : scenario.sees(name, `/api/matches/${scenario.matchId}`);

When(/^(.+) pass(?:es)? in that conversation$/, async function (this: Ending, words: string) {
  const [days = 0, hours = 0] = ['day', 'hour'].map((unit) =>
    Number(new RegExp(`(\\d+) ${unit}`).exec(words)?.[1] ?? 0),
  );
  await this.product.advance(`P${days}DT${hours}H1S`);
  for (const { browser, email } of this.people.values())
    await browser.post('/api/auth/signin', { email, password: PASSWORD });
});

Then(
  /^(\w+) reads that it ends in 7 days(, and that she can object)?$/,
  async function (this: Ending, name: string, objects?: string) {
    // A sign-in that was disabled meanwhile has ended.
    const { browser, email } = this.person(name);
    await browser.post('/api/auth/signin', { email, password: PASSWORD });
    const { status, endsOn, allowedActions } = await seenBy(this, name);
    const day = isoDay(after(this.product.application.kernel.clock.now(), 7 * DAY));
    assert.deepEqual([status, endsOn, allowedActions.includes('object')], ['paused', day, Boolean(objects)]);
  },
);

When('{word} objects to the end of that conversation', async function (this: Ending, name: string) {
  this.last = await expectOk('Objection', object(this, name));
});

Then('{word} reads that she objected', async function (this: Ending, name: string) {
  const { objectedAt, endsOn, allowedActions } = await seenBy(this, name);
  assert.ok(objectedAt);
  assert.deepEqual([endsOn, allowedActions.includes('object')], [undefined, false]);
});

Then('she can no longer object to it', async function (this: Ending) {
  assert.equal((await object(this, 'Amina')).status, 409);
});

When('{word} opens the link in her email', async function (this: Ending, name: string) {
  this.last = await this.product.visitor().get(await linkOf(this, name));
  assert.deepEqual([this.last.status, this.last.body.shows], [200, 'form']);
});

When('{word} presses {string} on the page behind the link', async function (this: Ending, name: string, words: string) {
  assert.equal(words, messages.guardianEnd.hers.object);
  this.last = await this.product.visitor().post(await linkOf(this, name), '', FORM);
});

When('{word} opens the used link', async function (this: Ending, name: string) {
  this.last = await this.product.visitor().get(await linkOf(this, name));
});

Then('the page says that she objected, and when', function (this: Ending) {
  const objectedOn = isoDay(this.product.application.kernel.clock.now());
  const { body } = this.last;
  assert.deepEqual(body, { shows: 'decided', other: this.person('Yusuf').profileId, objectedOn });
});

Then('to {word} it looks like any pause of her side', async function (this: Ending, name: string) {
  const seen = await seenBy(this, name);
  assert.deepEqual(
    [seen.status, seen.pauseReasons, seen.endedBy, seen.allowedActions],
    ['paused', ['woman'], null, ['pause', 'end']],
  );
  for (const field of ['endsOn', 'objectedAt']) assert.ok(!(field in seen), field);
  // Also its time of change stays, by which his list is sorted.
  assert.deepEqual(seen, (this.pausedMatch ??= seen));
});

Then(
  'neither {word} nor {word} nor a stranger can object to its end',
  async function (this: Ending, his: string, guardian: string) {
    for (const name of [his, guardian]) assert.equal((await object(this, name)).status, 403, name);
    await this.brother('Bilal');
    assert.equal((await object(this, 'Bilal')).status, 404);
    assert.equal((await seenBy(this, 'Amina')).objectedAt, undefined);
  },
);
