import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { SavedSearch } from '../../src/modules/matchmaking/contracts/saved-searches.ts';
import { expectOk } from '../../src/testing/people.ts';
import type { Email } from '../../src/testing/product.ts';
import { namesIn, type Scenario } from '../support/world.ts';

// Searches that a member keeps, and the letters about whoever is new

const SEARCHES = '/api/saved-searches';
const letterIn = (words: string): string => /^a (daily|weekly)/.exec(words)?.[1] ?? 'none';
const keep = (scenario: Scenario, name: string, body: object) => scenario.person(name).browser.post(SEARCHES, body);

Given(
  /^(\w+) keeps the search "(.+)" for "(.+)" with(out)? (a .*letter)$/,
  async function (this: Scenario, name: string, called: string, location: string, out: string | null, words: string) {
    const letter = out ? 'none' : letterIn(words);
    await expectOk('Search', keep(this, name, { name: called, filters: { location }, letter }));
  },
);

Given('{word} keeps {int} searches', async function (this: Scenario, name: string, count: number) {
  for (let n = 1; n <= count; n++)
    await expectOk('Search', keep(this, name, { name: `Number ${n}`, filters: {}, letter: 'none' }));
});

When(
  '{word} tries to keep the search {string} for {string}',
  async function (this: Scenario, name: string, called: string, location: string) {
    this.last = await keep(this, name, { name: called, filters: { location }, letter: 'none' });
  },
);

When(
  '{word} tries to keep a search from {int} to {int} years of age',
  async function (this: Scenario, name: string, ageMin: number, ageMax: number) {
    this.last = await keep(this, name, { name: 'Ages', filters: { ageMin, ageMax }, letter: 'none' });
  },
);

async function searchOf(scenario: Scenario, name: string, called?: string): Promise<SavedSearch> {
  const kept: SavedSearch[] = await scenario.sees(name, SEARCHES);
  const search = called === undefined ? kept[0] : kept.find((one) => one.name === called);
  assert.ok(search, `${name} keeps no search ${called}`);
  return search;
}

When(
  /^(\w+) chooses (a .*letter) for the search "(.+)"$/,
  async function (this: Scenario, name: string, words: string, called: string) {
    const { id, ...search } = await searchOf(this, name, called);
    const changed = { ...search, letter: letterIn(words) };
    await expectOk('Change', this.person(name).browser.put(`${SEARCHES}/${id}`, changed));
  },
);

When('{word} removes the search {string}', async function (this: Scenario, name: string, called: string) {
  const { id } = await searchOf(this, name, called);
  await expectOk('Removal', this.person(name).browser.delete(`${SEARCHES}/${id}`));
});

When('{word} tries to change the search of {word}', async function (this: Scenario, name: string, other: string) {
  const { id, ...search } = await searchOf(this, other);
  this.last = await this.person(name).browser.put(`${SEARCHES}/${id}`, search);
});

When('{word} tries to remove the search of {word}', async function (this: Scenario, name: string, other: string) {
  const { id } = await searchOf(this, other);
  this.last = await this.person(name).browser.delete(`${SEARCHES}/${id}`);
});

Then(
  /^(\w+)'s search "(.+)" has (no letter|a .*letter)$/,
  async function (this: Scenario, name: string, called: string, words: string) {
    assert.equal((await searchOf(this, name, called)).letter, letterIn(words));
  },
);

Then(
  '{word} keeps {string} as the last of {int} searches',
  async function (this: Scenario, name: string, called: string, count: number) {
    const kept: SavedSearch[] = await this.sees(name, SEARCHES);
    assert.deepEqual([kept.length, kept.at(-1)?.name], [count, called]);
  },
);

const WHY: Record<string, SavedSearch['letterRests']> = {
  comes: null,
  'rests since he is not found': 'not-found',
  'rests since his settings say no': 'switched-off',
};

Then(/^(\w+) reads that its letter (.+)$/, async function (this: Scenario, name: string, how: string) {
  assert.ok(how in WHY, how);
  assert.equal((await searchOf(this, name)).letterRests, WHY[how]);
});

async function lettersTo(scenario: Scenario, name: string): Promise<Email[]> {
  const mails = await scenario.product.mailTo(scenario.person(name).email);
  return mails.filter(({ subject }) => subject === 'Your letter from Mithaq');
}
const told = ({ text }: Email): number[] => [...text.matchAll(/\/profile-details\/(\d+)/g)].map(([, id]) => Number(id));

Then(/^(\w+) has had (no|\d+) letters?$/, async function (this: Scenario, name: string, count: string) {
  assert.equal((await lettersTo(this, name)).length, count === 'no' ? 0 : Number(count));
});

interface Reader extends Scenario {
  letter: Email;
}

Then('a letter told {word} of {}', async function (this: Reader, name: string, others: string) {
  const [letter] = await lettersTo(this, name);
  assert.ok(letter, 'There is no letter');
  this.letter = letter;
  assert.deepEqual(
    told(letter).toSorted(),
    namesIn(others)
      .map((other) => this.person(other).profileId)
      .toSorted(),
  );
});

Then('it says of her no more than her number, her age and {string}', function (this: Reader, place: string) {
  const [id] = told(this.letter);
  assert.match(this.letter.text, new RegExp(`^Profile #${id} · 34 · ${place}:$`, 'm'));
});

Then('neither its subject nor its words tell the name of the search', function (this: Reader) {
  const { subject, text, html } = this.letter;
  assert.doesNotMatch(subject + text + html, /Near my mother/);
});

Then(
  'the data that {word} takes with him has the search {string} for {string}',
  async function (this: Scenario, name: string, called: string, location: string) {
    const [search] = (await this.sees(name, '/api/account/export')).data.savedSearches;
    assert.deepEqual([search.name, search.filters], [called, { location }]);
  },
);
