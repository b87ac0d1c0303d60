import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import {
  aWali,
  confirmEmail,
  expectOk,
  invitationTo,
  linkTo,
  PASSWORD,
  type Person,
} from '../../../src/testing/people.ts';
import type { Scenario } from '../../support/world.ts';
import { isEmail } from '../../../src/testing/read-mail.ts';

const REQUESTS: Record<string, string> = {
  'the queue': '/api/guardian/pending-approvals',
  'the figures': '/api/guardian/stats',
  'the record': '/api/guardian',
  'the profile': '/api/guardian/ward-profiles',
  'what she browses': '/api/profiles/browse',
};

const of = (path: string, ward: Person | null): string => (ward ? `${path}?wardProfileId=${ward.profileId}` : path);
/** Parses 'Amina' or 'all his wards'. */
const wardIn = (scenario: Scenario, name: string) => (name === 'all his wards' ? null : scenario.person(name));
/** The guardian of the scenario. */
const GUARDIAN_NAME = 'Ibrahim';

Given('{word} has proven his address', async function (this: Scenario, name: string) {
  const him = this.person(name);
  const { body } = await him.browser.get('/api/user');
  if (!body.emailConfirmed) await confirmEmail(this.product, him);
});

Then('the wards of {word} are {string}', async function (this: Scenario, name: string, expected: string) {
  const { wards } = await this.sees(name, '/api/guardian');
  const facts = wards.map(
    (ward: { wardFirstName: string; isVerified: boolean }) =>
      `${ward.wardFirstName}: ${ward.isVerified ? 'verified' : 'pending'}`,
  );
  assert.equal(facts.join(', '), expected);
});

Then('nothing of {word} but her name is shown to {word}', async function (this: Scenario, her: string, his: string) {
  const cards: Record<string, unknown>[] = await this.sees(his, '/api/guardian/ward-profiles');
  const card = cards.find(({ wardFirstName }) => wardFirstName === her);
  const facts = Object.entries(card ?? {}).filter(([, value]) => value !== null);
  assert.deepEqual(Object.fromEntries(facts), {
    wardFirstName: her,
    isVerified: false,
    isEmpty: false,
    gender: 'female',
  });
});

Then(
  /^in the queue of (all his wards|\w+) there waits? "(.*)"$/,
  async function (this: Scenario, whose: string, expected: string) {
    const items: { content: string }[] = await this.sees(
      GUARDIAN_NAME,
      of(REQUESTS['the queue']!, wardIn(this, whose)),
    );
    assert.equal(items.map(({ content }) => content).join(', '), expected);
  },
);

Then(
  /^the figures of (\w+) for (all his wards|\w+) say that (\d+) items? waits?$/,
  async function (this: Scenario, name: string, whose: string, count: string) {
    const { pendingApprovals } = await this.sees(name, of(REQUESTS['the figures']!, wardIn(this, whose)));
    assert.equal(pendingApprovals, Number(count));
  },
);

const browsed = async (scenario: Scenario, name: string, ward: Person | null): Promise<unknown[]> => {
  const people: { id: number; compatibilityScore: number }[] = await scenario.sees(
    name,
    of('/api/profiles/browse', ward),
  );
  return people.map(({ id, compatibilityScore }) => [id, compatibilityScore]);
};

Then(
  /^what (\w+) browses(?: for (\w+))? is what (\w+) browses$/,
  async function (this: Scenario, name: string, whose: string | undefined, her: string) {
    const hers = await browsed(this, her, null);
    assert.ok(hers.length > 0);
    assert.deepEqual(await browsed(this, name, whose ? this.person(whose) : null), hers);
  },
);

Then('what {word} browses is sisters only', async function (this: Scenario, name: string) {
  const people: { gender: string }[] = await this.sees(name, '/api/profiles/browse');
  assert.deepEqual([...new Set(people.map(({ gender }) => gender))], ['female']);
});

When(/^(\w+) asks for (the \w+|what she browses) of (\w+)$/, async function (this: Scenario, name, what, whose) {
  this.last = await this.person(name).browser.get(of(REQUESTS[what]!, this.person(whose)));
});

When('{int} hours pass', async function (this: Scenario, hours: number) {
  const signedIn = await this.whoIsSignedIn();
  await this.product.advance(`PT${hours}H`);
  for (const { browser, email } of signedIn) await browser.post('/api/auth/signin', { email, password: PASSWORD });
});

const remindersOf = async (scenario: Scenario, him: Person) =>
  (await scenario.product.mailTo(him.email)).filter((mail) => isEmail(mail, 'approvalStill'));

Then('{word} has had {int} reminder(s)', async function (this: Scenario, name: string, count: number) {
  assert.equal((await remindersOf(this, this.person(name))).length, count);
});

Then('the reminder opens the request by a link of its own', async function (this: Scenario) {
  const [reminder] = await remindersOf(this, this.person(GUARDIAN_NAME));
  const link = reminder?.text.match(/\/decide\/[\w-]+/)?.[0];
  assert.ok(link);
  const { item } = (await this.product.visitor().get(link)).body;
  assert.match(item.content, /I would welcome speaking with your father first\./);
});

Then(
  '{word} has been told {int} time(s) that something waits',
  async function (this: Scenario, her: string, n: number) {
    const mails = await this.product.mailTo(this.person(her).email);
    assert.equal(mails.filter((mail) => isEmail(mail, 'wardItemWaits')).length, n);
  },
);

Then('she is told neither who asks nor what', async function (this: Scenario) {
  const mail = (await this.product.mailTo(this.person('Amina').email)).find((mail) => isEmail(mail, 'wardItemWaits'));
  assert.ok(mail);
  assert.doesNotMatch(mail.text, /teacher|Bradford|Yusuf|father first|request|message/i);
  assert.match(linkTo([mail], '/guardian-dashboard').pathname, /guardian-dashboard/);
});

When(
  '{int} more sisters name {word} as their guardian, who verifies by the code',
  async function (this: Scenario, count: number, name: string) {
    const him = this.person(name);
    for (let n = 0; n < count; n++) {
      const sister = await this.newSister(`Sister ${n}`);
      // Emails to one address are limited, so time passes between them.
      await this.product.advance('PT20M');
      await expectOk(
        'Naming',
        sister.browser.post('/api/guardian', { ...aWali(`${name} Rahman`), waliEmail: him.email }),
      );
      const { code } = await invitationTo(this.product, him.email);
      await expectOk('Code', him.browser.post('/api/guardian/verify', { verificationCode: code }));
    }
  },
);

Then('{word} guards {int} sisters', async function (this: Scenario, name: string, count: number) {
  assert.equal((await this.sees(name, '/api/guardian/profile')).wards, count);
});
