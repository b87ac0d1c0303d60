import { aMatch, expectOk, type MatchedPair } from '../people.ts';
import type { Product } from '../product.ts';

/** A relative without an email address, whom the man names in a form. */
export const UNCLE = { name: 'Hamid Rahman', relation: 'my uncle', phone: '+44 7700 900123' };

/** Moves a match to the family introduction, from which on families speak (R-C.1). */
export async function toFamilyIntroduction({ brother, sister, matchId }: MatchedPair): Promise<void> {
  for (const { browser } of [brother, sister])
    await expectOk('Stage', browser.post(`/api/matches/${matchId}/stage`, { stage: 'family_introduction' }));
}

/** A match whose man has named a relative. Returns also the path of the relative's link, if there is no address. */
export async function aNamedRelative(
  product: Product,
  relative: object = UNCLE,
): Promise<MatchedPair & { link?: string }> {
  const pair = await aMatch(product);
  await toFamilyIntroduction(pair);
  const { brother, guardian, matchId } = pair;
  await expectOk('Request', guardian.browser.post(`/api/guardian/matches/${matchId}/relative/request`));
  const { body } = await expectOk('Relative', brother.browser.post(`/api/matches/${matchId}/relative`, relative));
  return { ...pair, link: body.link };
}
