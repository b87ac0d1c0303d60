import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { Scenario } from '../../support/world.ts';

const RECEIVED = '/api/interest-requests/received';

const quotationReceivedBy = async (scenario: Scenario, name: string): Promise<unknown> =>
  (await scenario.sees(name, RECEIVED))[0].quote;

When(
  '{word} sends {word} an interest request that quotes {string}',
  async function (this: Scenario, from: string, to: string, quote: string) {
    const toProfileId = this.person(to).profileId;
    const request = { toProfileId, message: 'Salam.', quote };
    this.last = await this.person(from).browser.post('/api/interest-requests', request);
  },
);

Then('{word} reads the quotation {string} with the request', async function (this: Scenario, guardian, quote: string) {
  const [{ id }] = await this.sees(guardian, '/api/guardian/pending-approvals');
  const item = await this.sees(guardian, `/api/guardian/pending-approvals/${id}`);
  assert.deepEqual([item.quote, item.content], [quote, 'Salam.']);
});

Then('{word} reads no quotation with it', async function (this: Scenario, name: string) {
  assert.equal(await quotationReceivedBy(this, name), null);
});

Then('{word} reads the quotation {string} with it', async function (this: Scenario, name: string, quote: string) {
  assert.equal(await quotationReceivedBy(this, name), quote);
});

Then('{word} is emailed the quotation {string}', async function (this: Scenario, name: string, quote: string) {
  await this.product.waitForIdle();
  const [mail] = await this.product.mailTo(this.person(name).email);
  assert.ok(mail!.text.includes(`> ${quote}`), mail!.text);
});

Then(
  '{word} and {word} read the quotation {string} first in their conversation',
  async function (this: Scenario, her: string, his: string, quote: string) {
    for (const name of [her, his]) {
      const [{ id }] = await this.sees(name, '/api/matches');
      assert.equal((await this.sees(name, `/api/matches/${id}`)).acceptedRequest.quote, quote);
    }
  },
);
