import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { Language } from '../../../src/shared-kernel/i18n/languages.ts';
import { linksOf } from '../../../src/testing/people.ts';
import type { Scenario } from '../../support/world.ts';

const LANGUAGES: Record<string, Language> = { Urdu: 'ur', Arabic: 'ar' };
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

const latestEmail = async (scenario: Scenario) =>
  (await scenario.product.mailTo(scenario.sister('Amina').wali.email))[0]!;

/** The page behind the newest email, without a script. */
async function pageBehind(scenario: Scenario): Promise<string> {
  const addresses = linksOf(await latestEmail(scenario)).map((link) => new URL(link));
  const { pathname, search } = addresses.find((address) => /\/(decide\/|wali-verify)/.test(address.pathname))!;
  // Without a script, the form of an invitation is sent to its own address.
  return (pathname + search).replace(/wali-verify\?id=([\w-]+)&/, 'decide/invitation/$1?');
}

const press = async (scenario: Scenario, action: string) =>
  scenario.product.visitor().post(await pageBehind(scenario), `action=${encodeURIComponent(action)}`, FORM);

Given('{word}, a sister whose guardian reads {word}', function (this: Scenario, name: string, language: string) {
  return this.newSister(name, {}, { language: LANGUAGES[language]! });
});

When('her guardian says yes on the page behind it', async function (this: Scenario) {
  assert.equal((await press(this, 'accept')).body.shows, 'verified');
});

When('her guardian approves on the page behind it', async function (this: Scenario) {
  assert.equal((await press(this, 'approve')).body.shows, 'done');
});

Then(
  'both {word} and {word} learn that her guardian reads {word}',
  async function (this: Scenario, one: string, other: string, language: string) {
    for (const name of [one, other]) {
      const [match] = await this.sees(name, '/api/matches');
      const { guardianLanguage } = await this.sees(name, `/api/matches/${match.id}`);
      assert.equal(guardianLanguage, LANGUAGES[language]);
    }
  },
);

When('her guardian chooses {word} on the page behind it', async function (this: Scenario, language: string) {
  assert.equal((await press(this, `language ${LANGUAGES[language]}`)).status, 303);
});

Then('the latest e-mail to her guardian is in {word}', async function (this: Scenario, language: string) {
  const { html, subject } = await latestEmail(this);
  assert.match(html, new RegExp(`<html lang="${LANGUAGES[language]}" dir="rtl">`));
  assert.match(subject, /\p{Script=Arabic}/u);
});

Then('the page behind it says in {word} who asks', async function (this: Scenario, language: string) {
  const page = await pageBehind(this);
  assert.match(page, new RegExp(`^/${LANGUAGES[language]}/`));
  const { item } = (await this.product.visitor().get(page)).body;
  assert.match(item.description, /\p{Script=Arabic}.*Bradford/u);
});
