import { beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/values/ids.ts';
import { anAdmin } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Answer, Visitor } from '../../../testing/visitor.ts';

// The protocol of ra-data-simple-rest, tested with the list of failed emails.

const product = productUnderTest();
let admin: Visitor;
let ids: string[];
beforeAll(async () => {
  admin = await anAdmin(product.current);
  const { db, clock } = product.current.application.kernel;
  ids = Array.from({ length: 5 }, (_, n) => newId(new Date(clock.now().getTime() + n)));
  for (const [n, id] of ids.entries())
    await db.raw(
      `insert into kernel.mail (id, content, created_at, failed_at, tries, last_error) values (?, 's1.1.unreadable', ?, ?, ?, ?)`,
      [id, clock.now(), clock.now(), [3, 9, 3, 7, 1][n]!, 'ECONNREFUSED'],
    );
});

const list = (query: Record<string, unknown> = {}): Promise<Answer> => {
  const parameters = Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
  return admin.get(`/api/admin/mail?${new URLSearchParams(parameters)}`);
};
const listed = async (query?: Record<string, unknown>) => {
  const { body, headers } = await list(query);
  return [body.map(({ id }: { id: string }) => ids.indexOf(id)), headers.get('Content-Range')];
};

test('without parameters it returns a plain list, oldest first', async () => {
  expect(await listed()).toEqual([[0, 1, 2, 3, 4], null]);
});

test('a range returns one page, with its position', async () => {
  expect(await listed({ range: [0, 1] })).toEqual([[0, 1], 'mail 0-1/5']);
  expect(await listed({ range: [3, 9] })).toEqual([[3, 4], 'mail 3-4/5']);
  expect(await listed({ range: [5, 9] })).toEqual([[], 'mail */5']);
});

test('it sorts by any field; equal records keep the same direction', async () => {
  expect(await listed({ sort: ['tries', 'ASC'] })).toEqual([[4, 0, 2, 3, 1], null]);
  expect(await listed({ sort: ['tries', 'DESC'], range: [0, 2] })).toEqual([[1, 3, 2], 'mail 0-2/5']);
  expect(await listed({ sort: ['id', 'DESC'], range: [0, 0] })).toEqual([[4], 'mail 0-0/5']);
});

test('a filter applies to the records and the total', async () => {
  expect(await listed({ filter: { id: [ids[2], ids[4]] }, range: [0, 9] })).toEqual([[2, 4], 'mail 0-1/2']);
  expect(await listed({ filter: {} })).toEqual([[0, 1, 2, 3, 4], null]);
});

test.each([
  ['range', '[0'],
  ['range', '[5,2]'],
  ['range', '[-1,2]'],
  ['range', '[0,1000]'],
  ['range', '7'],
  ['sort', '["content","ASC"]'],
  ['sort', '["id","sideways"]'],
  ['filter', '{"id":["nobody"]}'],
  ['filter', 'null'],
])('%s=%s is refused', async (name, value) => {
  const { status, body } = await admin.get(`/api/admin/mail?${new URLSearchParams({ [name]: value })}`);
  expect([status, Object.keys(body.fields ?? {})[0]?.split('.')[0]]).toEqual([400, name]);
});
