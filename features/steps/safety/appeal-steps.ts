import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { after, DAY } from '../../../src/shared-kernel/clock.ts';
import { longDate } from '../../../src/shared-kernel/i18n/dates.ts';
import { aBrother, anAdmin, expectOk, govern, PASSWORD } from '../../../src/testing/people.ts';
import { isEmail } from '../../../src/testing/read-mail.ts';
import type { Visitor } from '../../../src/testing/visitor.ts';
import type { Scenario } from '../../support/world.ts';

interface Appeal extends Scenario {
  key: string;
}
const MESSAGE = 'Please look again at my account.';

Given('{word}, a second admin', async function (this: Appeal, name: string) {
  const person = await aBrother(this.product, name);
  await govern(this.product, person, 'set-role', { role: 'admin' });
  await expectOk('Sign-in', person.browser.post('/api/auth/signin', { email: person.email, password: PASSWORD }));
  this.people.set(name, person);
});

When("an admin disables {word}'s account for {word}", async function (this: Appeal, name: string, cause: string) {
  await govern(this.product, this.person(name), 'disable', { cause });
  await this.product.waitForIdle();
});

const mailOf = async (scenario: Appeal, name: string) =>
  (await scenario.product.mailTo(scenario.person(name).email)).find((mail) => isEmail(mail, 'accountDisabled'));

Then('{word} reads in an e-mail {string}', async function (this: Appeal, name: string, words: string) {
  assert.ok((await mailOf(this, name))?.text.includes(words));
});

Then('the e-mail names the day until which he can ask for another review', async function (this: Appeal) {
  const [name = ''] = this.people.keys();
  const until = longDate(after(await this.product.now(), 30 * DAY));
  assert.ok((await mailOf(this, name))?.text.includes(until));
});

When('{word} writes on the help page with the address of his account', async function (this: Appeal, name: string) {
  const form = new URLSearchParams({ action: 'send', message: MESSAGE, email: this.person(name).email });
  const { body } = await this.product.visitor().post('/help', form.toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
  });
  this.key = /<code>([^<]+)<\/code>/.exec(String(body))![1]!;
});

async function answer(admin: Visitor) {
  const tickets = (await admin.get('/api/admin/support?sort=["createdAt","DESC"]')).body;
  const { id } = tickets.find(({ message }: { message: string }) => message === MESSAGE);
  return admin.post(`/api/admin/support/${id}/answer`, { answer: 'We have looked again.' });
}

Then('the admin who disabled it cannot answer', async function (this: Appeal) {
  const { body } = await answer(await anAdmin(this.product));
  assert.equal(body.code, 'content.conflict-of-interest');
});

Then('the admin who disabled it can answer', async function (this: Appeal) {
  await expectOk('Answer', answer(await anAdmin(this.product)));
});

Then('{word} can answer', async function (this: Appeal, name: string) {
  const { browser, email } = this.person(name);
  await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
  await expectOk('Answer', answer(browser));
});

Then('the key shows nothing about an account', async function (this: Appeal) {
  const form = new URLSearchParams({ action: 'read', key: this.key });
  const { body } = await this.product.visitor().post('/help', form.toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
  });
  const news = /<section class="news"[^]*?<\/section>/.exec(String(body))![0];
  assert.ok(news.includes(MESSAGE));
  assert.doesNotMatch(news, /account(?! *\.)/i);
});
