import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { SavedSearch } from '../../../src/modules/matchmaking/contracts/saved-searches.schema.ts';
import { expectOk } from '../../../src/testing/people.ts';
import type { Email } from '../../../src/testing/product.ts';
import { namesIn, type Scenario } from '../../support/world.ts';
import { isEmail } from '../../../src/testing/read-mail.ts';

// Saved searches and their digests

const SEARCHES = '/api/saved-searches';
const digestIn = (words: string): string => /^a (daily|weekly)/.exec(words)?.[1] ?? 'none';
const saveSearch = (scenario: Scenario, name: string, body: object) =>
  scenario.person(name).browser.post(SEARCHES, body);

Given(
  /^(\w+) saves the search "(.+)" for "(.+)" with(out)? (a .*e-mail)$/,
  async function (
    this: Scenario,
    name: string,
    called: string,
    location: string,
    excluded: string | null,
    words: string,
  ) {
    const digest = excluded ? 'none' : digestIn(words);
    await expectOk('Search', saveSearch(this, name, { name: called, filters: { location }, digest: digest }));
  },
);

Given('{word} saves {int} searches', async function (this: Scenario, name: string, count: number) {
  for (let n = 1; n <= count; n++)
    await expectOk('Search', saveSearch(this, name, { name: `Number ${n}`, filters: {}, digest: 'none' }));
});

When(
  '{word} tries to save the search {string} for {string}',
  async function (this: Scenario, name: string, called: string, location: string) {
    this.last = await saveSearch(this, name, { name: called, filters: { location }, digest: 'none' });
  },
);

When(
  '{word} tries to save a search from {int} to {int} years of age',
  async function (this: Scenario, name: string, ageMin: number, ageMax: number) {
    this.last = await saveSearch(this, name, { name: 'Ages', filters: { ageMin, ageMax }, digest: 'none' });
  },
);

async function searchOf(scenario: Scenario, name: string, called?: string): Promise<SavedSearch> {
  const stored: SavedSearch[] = await scenario.sees(name, SEARCHES);
  const search = called === undefined ? stored[0] : stored.find((one) => one.name === called);
  assert.ok(search, `${name} keeps no search ${called}`);
  return search;
}

When(
  /^(\w+) chooses (a .*e-mail) for the search "(.+)"$/,
  async function (this: Scenario, name: string, words: string, called: string) {
    const { id, ...search } = await searchOf(this, name, called);
    const changed = { ...search, digest: digestIn(words) };
    await expectOk('Change', this.person(name).browser.put(`${SEARCHES}/${id}`, changed));
  },
);

When('{word} removes the search {string}', async function (this: Scenario, name: string, called: string) {
  const { id } = await searchOf(this, name, called);
  await expectOk('Removal', this.person(name).browser.delete(`${SEARCHES}/${id}`));
});

When('{word} tries to change the search of {word}', async function (this: Scenario, name: string, otherName: string) {
  const { id, ...search } = await searchOf(this, otherName);
  this.last = await this.person(name).browser.put(`${SEARCHES}/${id}`, search);
});

When('{word} tries to remove the search of {word}', async function (this: Scenario, name: string, otherName: string) {
  const { id } = await searchOf(this, otherName);
  this.last = await this.person(name).browser.delete(`${SEARCHES}/${id}`);
});

Then(
  /^(\w+)'s search "(.+)" has (no e-mail|a .*e-mail)$/,
  async function (this: Scenario, name: string, called: string, words: string) {
    assert.equal((await searchOf(this, name, called)).digest, digestIn(words));
  },
);

Then(
  '{word} has {string} as the last of {int} searches',
  async function (this: Scenario, name: string, called: string, count: number) {
    const stored: SavedSearch[] = await this.sees(name, SEARCHES);
    assert.deepEqual([stored.length, stored.at(-1)?.name], [count, called]);
  },
);

const WHY: Record<string, SavedSearch['emailPausedBecause']> = {
  comes: null,
  'is paused since he is not listed': 'not-discoverable',
  'is paused since his settings say no': 'switched-off',
};

Then(/^(\w+) reads that its e-mail (.+)$/, async function (this: Scenario, name: string, how: string) {
  assert.ok(how in WHY, how);
  assert.equal((await searchOf(this, name)).emailPausedBecause, WHY[how]);
});

async function emailsTo(scenario: Scenario, name: string): Promise<Email[]> {
  const mails = await scenario.product.mailTo(scenario.person(name).email);
  return mails.filter((mail) => isEmail(mail, 'savedSearchDigest'));
}
const numbersIn = ({ text }: Email): number[] =>
  [...text.matchAll(/\/profile-details\/(\d+)/g)].map(([, id]) => Number(id));

Then(/^(\w+) has received (no|\d+) search e-mails?$/, async function (this: Scenario, name: string, count: string) {
  assert.equal((await emailsTo(this, name)).length, count === 'no' ? 0 : Number(count));
});

interface Reader extends Scenario {
  digest: Email;
}

Then('a search e-mail told {word} of {}', async function (this: Reader, name: string, others: string) {
  const [digest] = await emailsTo(this, name);
  assert.ok(digest, 'There is no search e-mail');
  this.digest = digest;
  assert.deepEqual(
    numbersIn(digest).toSorted(),
    namesIn(others)
      .map((otherName) => this.person(otherName).profileId)
      .toSorted(),
  );
});

Then('it says of her no more than her number, her age and {string}', function (this: Reader, place: string) {
  const [id] = numbersIn(this.digest);
  assert.match(this.digest.text, new RegExp(`^Profile #${id} · 34 · ${place}:$`, 'm'));
});

Then('neither its subject nor its words tell the name of the search', function (this: Reader) {
  const { subject, text, html } = this.digest;
  assert.doesNotMatch(subject + text + html, /Near my mother/);
});

Then(
  'the data that {word} exports has the search {string} for {string}',
  async function (this: Scenario, name: string, called: string, location: string) {
    const [search] = (await this.sees(name, '/api/account/export')).data.savedSearches;
    assert.deepEqual([search.name, search.filters], [called, { location }]);
  },
);
