import {
  aBrother,
  aMatch,
  aSister,
  decideNext,
  expectOk,
  grant,
  guardianOf,
  type MatchedPair,
  type Person,
  type Sister,
} from '../people.ts';
import type { Product } from '../product.ts';

/** The brother's description in emails to a guardian. */
export const HEADLINE = 'A teacher of 34 from Bradford';
export const TEXT = 'Assalamu alaikum.\nI liked what you wrote of your <garden> & your mother.';

interface RequestInput {
  brother: Person;
  sister: Sister;
  guardian: Person;
  requestId: string;
}

/** A brother's request that waits for her guardian. */
export async function anInterest(product: Product, message = TEXT): Promise<RequestInput> {
  const [brother, sister] = [await aBrother(product, 'Yusuf'), await aSister(product, 'Amina')];
  const guardian = await guardianOf(product, sister);
  await grant(product, brother);
  const { body } = await expectOk(
    'Interest',
    brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId, message }),
  );
  return { brother, sister, guardian, requestId: body.id };
}

export async function anAnswer(product: Product, action: 'accept' | 'decline'): Promise<RequestInput> {
  const input = await anInterest(product);
  await decideNext(input.guardian, 'approve');
  const answer = { action, responseMessage: 'Thank you for your kind words.' };
  await expectOk('Answer', input.sister.browser.post(`/api/interest-requests/${input.requestId}/respond`, answer));
  return input;
}

export async function aMessage(product: Product, action?: 'approve' | 'decline'): Promise<MatchedPair> {
  const matched = await aMatch(product);
  await expectOk(
    'Message',
    matched.brother.browser.post(`/api/matches/${matched.matchId}/messages`, { content: TEXT }),
  );
  if (action) await decideNext(matched.guardian, action);
  return matched;
}
