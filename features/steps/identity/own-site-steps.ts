import assert from 'node:assert/strict';
import { After, Given, Then, When } from '@cucumber/cucumber';
import { MAIN } from '../../../src/shared-kernel/contracts/site/theme.ts';
import { anAdmin, expectOk } from '../../../src/testing/people.ts';
import type { Email } from '../../../src/testing/product.ts';
import type { Scenario } from '../../support/world.ts';

const DEFAULTS = {
  name: { en: 'Mithaq', ar: '', ur: '' },
  senderName: '',
  languages: ['en', 'ar', 'ur'],
  defaultLanguage: 'en',
};

/** The newest email of the scenario. */
let latest: Email | undefined;

const change = async ({ product }: Scenario, fields: object) =>
  (await anAdmin(product)).put('/api/admin/site/site', fields);

/** Changes settings, and waits until this process has read them. */
async function set(scenario: Scenario, fields: Partial<typeof DEFAULTS>): Promise<void> {
  const { site } = scenario.product.application.kernel;
  await expectOk('Settings', change(scenario, fields));
  const isRead = () =>
    Object.entries(fields).every(
      ([name, value]) => JSON.stringify(site.settings[name as keyof typeof DEFAULTS]) === JSON.stringify(value),
    );
  while (!isRead()) await new Promise((resolve) => setImmediate(resolve));
}

// Scenarios of a folder share the product.
After({ tags: '@own-site' }, function (this: Scenario) {
  return set(this, DEFAULTS);
});

When(
  'the operator names the site {string} and the sender {string}',
  function (this: Scenario, name: string, senderName: string) {
    return set(this, { name: { en: name, ar: '', ur: '' }, senderName });
  },
);

When('the operator offers English and Arabic, and Arabic by default', function (this: Scenario) {
  return set(this, { languages: ['en', 'ar'], defaultLanguage: 'ar' });
});

When('the operator offers all languages, and English by default', function (this: Scenario) {
  return set(this, { languages: DEFAULTS.languages, defaultLanguage: 'en' });
});

When('the operator sets the main colour {string}', async function (this: Scenario, mainColour: string) {
  this.last = await change(this, { mainColour });
});

When('the operator sets a mark with a script', async function (this: Scenario) {
  this.last = await change(this, { mark: '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>' });
});

Then('the operator reads next to {string}: {string}', function (this: Scenario, field: string, words: string) {
  assert.equal(this.last.status, 400);
  assert.ok(this.last.body.fields[field].includes(words), this.last.body.fields[field]);
});

Then('the site has its former main colour', function (this: Scenario) {
  assert.equal(this.product.application.kernel.site.settings.mainColour, MAIN);
});

When('{word} requests the email that confirms his address', async function (this: Scenario, name: string) {
  await expectOk('Email', this.person(name).browser.post('/api/auth/confirm-email/resend', {}));
  [latest] = await this.product.mailTo(this.person(name).email);
});

Then(
  'that email comes from {string} and welcomes him to {string}',
  function (this: Scenario, sender: string, name: string) {
    assert.match(latest!.headers['from']!, new RegExp(`^"?${sender}"? <`));
    for (const part of [latest!.text, latest!.html]) assert.ok(part.includes(`Welcome to ${name}.`));
  },
);

Then('it says who runs the site and where they are', function (this: Scenario) {
  const { name, address } = this.product.application.kernel.operator;
  for (const part of [latest!.text, latest!.html]) assert.ok(part.includes(`${name}, ${address.join(', ')}`));
});

Given('{word} reads in Urdu', async function (this: Scenario, name: string) {
  await expectOk('Language', this.person(name).browser.put('/api/account/settings', { language: 'ur' }));
});

const refusalOf = async ({ product }: Scenario) => String((await product.visitor().get('/api/user')).body.message);

Then('a visitor reads Arabic', async function (this: Scenario) {
  assert.match(await refusalOf(this), /^\P{L}*\p{Script=Arabic}/u);
});

Then('a visitor reads English', async function (this: Scenario) {
  assert.match(await refusalOf(this), /^[A-Z]/);
});

Then('the language that {word} chose is still Urdu', async function (this: Scenario, name: string) {
  assert.equal((await this.sees(name, '/api/user')).language, 'ur');
});
