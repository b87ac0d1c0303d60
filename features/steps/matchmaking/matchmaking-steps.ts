import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { DAY } from '../../../src/shared-kernel/clock.ts';
import { expectOk, profileForm } from '../../../src/testing/people.ts';
import { namesIn, type Scenario } from '../../support/world.ts';
import { idsOn, pagesFrom } from '../../support/pages.ts';
import { fieldCalled, valueOf } from '../../support/field-words.ts';

const STATUSES: Record<string, string> = {
  'waits for the guardian': 'guardian_pending',
  'is declined by the guardian': 'guardian_declined',
  'is accepted': 'accepted',
  'is declined': 'declined',
  'is withdrawn': 'withdrawn',
  'is expired': 'expired',
};

When('{word} makes another profile', async function (this: Scenario, name: string) {
  this.last = await this.person(name).browser.post('/api/profiles', profileForm('male'));
});

/** The scenario's only person. */
const onlyOne = (scenario: Scenario) => [...scenario.people.keys()][0]!;

When(/^he changes his "(.+?)" to (.+)$/, async function (this: Scenario, words: string, value: string) {
  this.last = await this.person(onlyOne(this)).browser.put('/api/profile', { [fieldCalled(words)]: valueOf(value) });
});

Then('his profile says nothing of {field}', async function (this: Scenario, field: string) {
  assert.equal(this.last.status, 200);
  assert.equal((await this.sees(onlyOne(this), '/api/profile'))[field], undefined);
});

Then('his profile says {string} of {field}', async function (this: Scenario, value: string, field: string) {
  assert.equal((await this.sees(onlyOne(this), '/api/profile'))[field], value);
});

Then(
  "{word}'s own profile says that her school or tradition is only assumed",
  async function (this: Scenario, name: string) {
    const profile = await this.sees(name, '/api/profile');
    assert.equal(profile.sectMadhab, 'sunni');
    assert.ok(profile.assumedFields.includes('sectMadhab'));
  },
);

Then('his profile no longer assumes {field}', async function (this: Scenario, field: string) {
  const profile = await this.sees(onlyOne(this), '/api/profile');
  assert.equal(profile.assumedFields.includes(field), false);
});

Then('his own profile assumes {field} and {field}', async function (this: Scenario, one: string, other: string) {
  const { assumedFields } = await this.sees(onlyOne(this), '/api/profile');
  assert.deepEqual(
    [one, other].filter((field) => !assumedFields.includes(field)),
    [],
  );
});

Then(
  /^(\w+) (reads|does not read) that she and (\w+) agree on children$/,
  async function (this: Scenario, reader: string, reads: string, whose: string) {
    const { compatibilityReasons } = await shownTo(this, reader, whose);
    assert.equal(compatibilityReasons.agree.includes('children'), reads === 'reads');
  },
);

Then('{word} reads nothing of {field} in his profile', async function (this: Scenario, reader: string, field: string) {
  assert.equal(field in (await shownTo(this, reader, onlyOne(this))), false);
});

Then('his profile has no dealbreaker', async function (this: Scenario) {
  assert.deepEqual((await this.sees(onlyOne(this), '/api/profile')).hardWishes, []);
});

When('{word} states that he has {int} wives', async function (this: Scenario, name: string, numberOfWives: number) {
  const married = { currentMaritalStatus: 'currently_married', numberOfWives };
  await expectOk('Profile', this.person(name).browser.put('/api/profile', married));
});

Then(
  '{word} reads in his profile and in the list that he has {int} wives',
  async function (this: Scenario, reader: string, wives: number) {
    const { id, numberOfWives } = await shownTo(this, reader, onlyOne(this));
    const pages = await pagesFrom(this.person(reader).browser, '/api/profiles/browse?limit=50');
    const listed = pages.flatMap(({ body }) => body).find((one: { id: number }) => one.id === id);
    assert.deepEqual([numberOfWives, listed?.numberOfWives], [wives, wives]);
  },
);

Then('{word} is told on his own profile that he is not listed', async function (this: Scenario, name: string) {
  assert.equal((await this.sees(name, '/api/profile')).hasFourWives, true);
});

const shownTo = async (scenario: Scenario, reader: string, whose: string) =>
  scenario.sees(reader, `/api/profiles/${scenario.person(whose).profileId}`);

Then('{word} reads nothing about it in her profile', async function (this: Scenario, reader: string) {
  assert.equal((await shownTo(this, reader, 'Amina')).sectMadhab, undefined);
});

When('{word} states her school or tradition', async function (this: Scenario, name: string) {
  assert.equal((await this.person(name).browser.put('/api/profile', { sectMadhab: 'sunni' })).status, 200);
});

Then('{word} reads it in her profile', async function (this: Scenario, reader: string) {
  assert.equal((await shownTo(this, reader, 'Amina')).sectMadhab, 'sunni');
});

const results = (scenario: Scenario, name: string, place: string) =>
  scenario.sees(name, `/api/profiles/browse?location=${encodeURIComponent(place)}`);

Then('{word} finds only {} in {string}', async function (this: Scenario, name: string, others: string, place: string) {
  const ids = (await results(this, name, place)).map((profile: { id: number }) => profile.id);
  assert.deepEqual(
    ids.sort(),
    namesIn(others)
      .map((otherName) => this.person(otherName).profileId)
      .sort(),
  );
});

Then(
  '{word} discovers only {word} in {string}',
  async function (this: Scenario, name: string, otherName: string, place: string) {
    const profiles = await this.sees(name, `/api/discover?location=${encodeURIComponent(place)}`);
    assert.deepEqual(
      profiles.map(({ id }: { id: number }) => id),
      [this.person(otherName).profileId],
    );
  },
);

Then(
  '{word} discovers nobody new of the name {word}',
  async function (this: Scenario, name: string, otherName: string) {
    const discovered = idsOn(await pagesFrom(this.person(name).browser, '/api/discover?limit=50'));
    assert.ok(!discovered.includes(this.person(otherName).profileId));
  },
);

Then('{word} finds nobody in {string}', async function (this: Scenario, name: string, place: string) {
  assert.deepEqual(await results(this, name, place), []);
});

Then(
  'what {word} finds in {string} holds no name, e-mail or phone',
  async function (this: Scenario, name: string, place: string) {
    const profiles = await results(this, name, place);
    assert.equal(profiles.length, 1);
    const text = JSON.stringify(profiles);
    const sister = this.sister('Amina');
    for (const secret of ['Amina', sister.email, sister.wali.email, sister.wali.name, '7700'])
      assert.ok(!text.includes(secret), secret);
  },
);

When(
  '{word} searches for ages from {int} to {int}',
  async function (this: Scenario, name: string, from: number, to: number) {
    this.last = await this.person(name).browser.get(`/api/profiles/browse?ageMin=${from}&ageMax=${to}`);
  },
);

When(
  '{word} looks in {string} for the nationality {string}',
  async function (this: Scenario, name: string, location: string, nationality: string) {
    const filters = new URLSearchParams({ location, nationality });
    this.last = await this.person(name).browser.get(`/api/profiles/browse/costs?${filters}`);
  },
);

Then('without the nationality he would find {int} more', function (this: Scenario, more: number) {
  const cost = this.last!.body.filters.find(({ name }: { name: string }) => name === 'nationality');
  assert.deepEqual(cost, { name: 'nationality', more, isAtLeast: false });
});

Then(
  '{word} pages through {int} profiles in {string}, {int} at a time',
  async function (this: Scenario, name: string, total: number, place: string, limit: number) {
    const path = `/api/profiles/browse?location=${encodeURIComponent(place)}&limit=${limit}`;
    const pages = await pagesFrom(this.person(name).browser, path);
    for (const page of pages) {
      assert.ok(page.body.length <= limit);
      assert.equal(page.headers.get('X-Total-Count'), String(total));
    }
    const seen = idsOn(pages);
    assert.equal(seen.length, total);
    assert.equal(new Set(seen).size, total);
  },
);

Then(
  '{word} is led to his profile before he can ask {word}',
  async function (this: Scenario, name: string, otherName: string) {
    const { allowedActions, sendBlocker } = await shownTo(this, name, otherName);
    assert.deepEqual([allowedActions.includes('send-interest'), sendBlocker], [false, 'profile-incomplete']);
  },
);

Then('{word} may only decline it, and is led to his profile', async function (this: Scenario, name: string) {
  const { allowedActions, acceptBlocker } = await newestReceived(this, name);
  assert.deepEqual(
    { allowedActions, acceptBlocker },
    { allowedActions: ['decline'], acceptBlocker: 'profile-incomplete' },
  );
});

When('{word} accepts the request of {word}', async function (this: Scenario, name: string, sender: string) {
  const { id } = await newestSent(this, sender);
  this.last = await this.person(name).browser.post(`/api/interest-requests/${id}/respond`, { action: 'accept' });
});

When('{word} sends {word} an interest request', async function (this: Scenario, from: string, to: string) {
  this.last = await this.person(from).browser.post('/api/interest-requests', {
    toProfileId: this.person(to).profileId,
    message: 'Salam.',
  });
});

When(
  '{word} sends interest requests to {int} of the sisters',
  async function (this: Scenario, from: string, count: number) {
    for (let n = 1; n <= count; n++) {
      this.last = await this.person(from).browser.post('/api/interest-requests', {
        toProfileId: this.person(`Sister${n}`).profileId,
      });
    }
  },
);

const newestSent = async (scenario: Scenario, name: string) =>
  (await scenario.sees(name, '/api/interest-requests/sent'))[0];
const newestReceived = async (scenario: Scenario, name: string) =>
  (await scenario.sees(name, '/api/interest-requests/received'))[0];

Then(
  /^the request of (\w+) (waits for the guardian|is .+)$/,
  async function (this: Scenario, name: string, state: string) {
    assert.equal((await newestSent(this, name)).status, STATUSES[state]);
  },
);

Then(
  '{word} sees that it is under guardian review, without words or buttons',
  async function (this: Scenario, name: string) {
    const { status, message, allowedActions } = await newestReceived(this, name);
    assert.deepEqual(
      { status, message, allowedActions },
      { status: 'guardian_pending', message: null, allowedActions: [] },
    );
  },
);

Then('{word} knows nothing of it', async function (this: Scenario, name: string) {
  assert.deepEqual(await this.sees(name, '/api/interest-requests/received'), []);
});

Then('{word} may accept or decline it', async function (this: Scenario, name: string) {
  const { status, allowedActions } = await newestReceived(this, name);
  assert.deepEqual({ status, allowedActions }, { status: 'pending', allowedActions: ['accept', 'decline'] });
});

When(
  /^(\w+) (accept|decline)s it saying "(.*)"$/,
  async function (this: Scenario, name: string, action: string, responseMessage: string) {
    const { id } = await newestSent(this, 'Yusuf');
    this.last = await this.person(name).browser.post(`/api/interest-requests/${id}/respond`, {
      action,
      responseMessage,
    });
  },
);

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

Then(
  '{word} and {word} read that it ends {int} days after it was sent',
  async function (this: Scenario, his: string, her: string, days: number) {
    for (const { createdAt, expiresAt } of [await newestSent(this, his), await newestReceived(this, her)])
      assert.equal(daysBetween(createdAt, expiresAt), days);
  },
);

Then('{word} reads that he can ask again {int} days after that', async function (this: Scenario, his: string, days) {
  const { respondedAt, requestAgainFrom, toProfileId } = await newestSent(this, his);
  assert.equal(daysBetween(respondedAt, requestAgainFrom), days);
  const profile = await this.sees(his, `/api/profiles/${toProfileId}`);
  assert.deepEqual([profile.sendBlocker, profile.requestAgainFrom], ['too-soon', requestAgainFrom]);
});

When('{word} withdraws it', async function (this: Scenario, name: string) {
  const { id } = await newestSent(this, name);
  this.last = await this.person(name).browser.post(`/api/interest-requests/${id}/withdraw`);
  assert.equal(this.last.status, 200);
});

Then('{word} reads {string} with it', async function (this: Scenario, name: string, response: string) {
  assert.equal((await newestSent(this, name)).responseMessage, response);
});

const matchOf = async (scenario: Scenario, name: string, otherName: string) =>
  (await scenario.sees(name, '/api/matches')).find(
    (match: { status: string; otherProfile: { id: number } }) =>
      match.status === 'active' && match.otherProfile.id === scenario.person(otherName).profileId,
  );

Then('{word} and {word} are matched', async function (this: Scenario, a: string, b: string) {
  assert.ok(await matchOf(this, a, b));
  assert.ok(await matchOf(this, b, a));
});

Then('{word} and {word} are not matched', async function (this: Scenario, a: string, b: string) {
  assert.equal(await matchOf(this, a, b), undefined);
});

Then('{word} has {int} interest requests left', async function (this: Scenario, name: string, count: number) {
  assert.equal((await this.sees(name, '/api/subscription/status')).requestsRemaining, count);
});

Then('{word} reads that her words were withheld because of {string}', async function (this: Scenario, her, reason) {
  const [request] = await this.sees(her, '/api/interest-requests/received');
  assert.deepEqual([request.responseState, request.responseDeclineReason], ['declined', reason]);
});

Then('{word} reads that her words were not delivered', async function (this: Scenario, her: string) {
  const [request] = await this.sees(her, '/api/interest-requests/received');
  assert.equal(request.responseState, 'closed');
});

Then('{word} does not learn the reason', async function (this: Scenario, his: string) {
  const request = await newestSent(this, his);
  assert.deepEqual([request.responseState, request.responseDeclineReason], [null, null]);
});
