import { expect, test } from 'vitest';
import { aBrother, aSister, decideNext, expectOk, grant, guardianOf } from '../../testing/people.ts';
import { productUnderTest } from '../../testing/product-under-test.ts';

const product = productUnderTest();

test('a decision on the words of an answer says from whom they were, beside the one on the request', async () => {
  const [brother, sister] = [await aBrother(product.current, 'Yusuf'), await aSister(product.current, 'Amina')];
  const guardian = await guardianOf(product.current, sister);
  await grant(product.current, brother);
  const asking = { toProfileId: sister.profileId, message: 'Salam.' };
  const { body: request } = await expectOk('Interest', brother.browser.post('/api/interest-requests', asking));
  await decideNext(guardian, 'approve');
  const answer = { action: 'accept', responseMessage: 'Wa alaikum salam.' };
  await expectOk('Answer', sister.browser.post(`/api/interest-requests/${request.id}/respond`, answer));
  await decideNext(guardian, 'approve');

  const between = (from: number, to: number) => `from profile #${from} to profile #${to}`;
  for (const [reader, path] of [
    [sister, '/api/guardian/history'],
    [guardian, '/api/guardian/decisions'],
  ] as const) {
    const decisions = (await reader.browser.get(path)).body;
    expect(decisions.map(({ description }: { description: string }) => description)).toEqual([
      `A message ${between(sister.profileId, brother.profileId)}`,
      `An interest request ${between(brother.profileId, sister.profileId)}`,
    ]);
  }
});
