import { aBrother, anAdmin, expectOk, type Person } from './people.ts';
import type { Product } from './product.ts';
import type { Visitor } from './visitor.ts';

export const NOTE = 'Please write it without a number.';
export const NEW_BIO = 'I teach mathematics, I read a lot, and I like to walk in the hills with my family.';
const given = { why: 'contact_details', note: NOTE, reason: 'for a test' };

/** Staff read the profile and hide a part of it. Returns the id of the measure. */
export async function hidePart(staff: Visitor, person: Pick<Person, 'userId'>, part = 'bio'): Promise<string> {
  const path = `/api/admin/users/${person.userId}`;
  const { body: read } = await expectOk('Read', staff.post(`${path}/read-profile`, { reason: given.reason }));
  const input = { part, version: read.version, ...given };
  const { body } = await expectOk('Hide', staff.post(`${path}/hide-profile`, input));
  return body.id;
}

export const warn = async (staff: Visitor, person: Pick<Person, 'userId'>): Promise<string> =>
  (await expectOk('Warn', staff.post(`/api/admin/users/${person.userId}/warn`, given))).body.id;

export const rewrite = (person: Person, bio: string = NEW_BIO) =>
  expectOk('Rewrite', person.browser.put('/api/profile', { bio }));

/** A brother with a hidden text that he has rewritten. */
export async function aRewrittenText(product: Product) {
  const [brother, staff] = [await aBrother(product, 'Yusuf'), await anAdmin(product)];
  const measureId = await hidePart(staff, brother);
  await rewrite(brother);
  return { brother, staff, measureId };
}

/** Staff show the part again, or send it back, as they read it in the queue. */
export async function decideRewrite(staff: Visitor, id: string, verb: 'show' | 'send-back') {
  const { body: seen } = await expectOk('Case', staff.get(`/api/admin/rewrites/${id}`));
  const input = { version: seen.version, reason: given.reason, ...(verb === 'send-back' && { note: NOTE }) };
  return staff.post(`/api/admin/rewrites/${id}/${verb}`, input);
}
