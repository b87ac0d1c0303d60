import { beforeAll, describe, expect, test } from 'vitest';
import { anAdmin, expectOk } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Visitor } from '../../../testing/visitor.ts';

// How the console edits records, tested with guidance articles.

const product = productUnderTest();
let admin: Visitor;
beforeAll(async () => {
  admin = await anAdmin(product.current);
});

const PATH = '/api/admin/articles';
const words = { title: 'Speaking with children', content: 'First.\n\nSecond.', category: 'children' };
const add = async (more: object = {}) => (await admin.post(PATH, { ...words, ...more })).body;
const entriesAbout = (id: number) =>
  product.current.application.kernel
    .db('kernel.audit')
    .where({ subject_type: 'article', subject_id: String(id) })
    .orderBy('seq')
    .select('verb', 'reason', 'before', 'after');

describe('creating a record', () => {
  test('returns 201 with the record, its id and a confirmation; omitted fields get defaults', async () => {
    const { status, body } = await admin.post(PATH, words);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...words, readTime: 5, isPublished: true, excerpt: 'First. Second.', revision: 1 });
    expect(body.message).toBe('The article is created.');
    expect((await admin.get(`${PATH}/${body.id}`)).body).toEqual({ ...body, message: undefined });
  });

  test('adds an audit entry, with the reason if given', async () => {
    const [plain, reasoned] = [await add(), await add({ reason: 'asked for by readers' })];
    expect(await entriesAbout(plain.id)).toMatchObject([
      { verb: 'add', reason: 'not stated', before: null, after: { title: words.title, revision: 1 } },
    ]);
    expect(await entriesAbout(reasoned.id)).toMatchObject([{ reason: 'asked for by readers' }]);
  });

  test('refuses missing fields, each by its name, in the form that react-admin reads', async () => {
    const { status, body } = await admin.post(PATH, { title: ' ', category: '' });
    const sentence = 'Title, content, and category are required';
    const fields = { title: sentence, content: sentence, category: sentence };
    expect([status, body.fields]).toEqual([400, fields]);
    expect(body.errors).toEqual({ ...fields, root: { serverError: body.message } });
  });
});

test('the list distinguishes originals from translations', async () => {
  const original = await add();
  const translation = await add({ language: 'ar', translationOf: original.id });
  const listed = async (isOriginal: boolean) => {
    const filter = encodeURIComponent(JSON.stringify({ id: [original.id, translation.id], isOriginal }));
    return (await admin.get(`${PATH}?filter=${filter}`)).body.map(({ id }: { id: number }) => id);
  };
  expect([await listed(true), await listed(false)]).toEqual([[original.id], [translation.id]]);
});

describe('changing a record', () => {
  test('accepts the whole record as the console sends it, and ignores read-only fields', async () => {
    const article = await add();
    const sent = { ...article, title: 'Anew', id: 999_999, updatedAt: 'never', slug: 'elsewhere', unknown: true };
    const { status, body } = await admin.put(`${PATH}/${article.id}`, sent);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: article.id, slug: article.slug, title: 'Anew', revision: 2 });
    expect(body.message).toBe('The article is saved.');
  });

  test('generates the excerpt again with the content, until a person writes one', async () => {
    const { id } = await add();
    /** Sends the whole record, as the console does. */
    const change = async (fields: object) => {
      const { body } = await admin.get(`${PATH}/${id}`);
      return (await expectOk('Change', admin.put(`${PATH}/${id}`, { ...body, ...fields }))).body.excerpt;
    };
    expect(await change({ content: 'Third.\n\n## References\n- Sahih Muslim 2593' })).toBe('Third.');
    expect(await change({ content: 'Fourth.', excerpt: 'On patience' })).toBe('On patience');
    expect(await change({ content: 'Fifth.', excerpt: 'On patience' })).toBe('On patience');
  });

  test('keeps omitted fields, and audits the changed ones', async () => {
    const article = await add();
    await admin.put(`${PATH}/${article.id}`, { isPublished: false, readTime: 9 });
    expect((await admin.get(`${PATH}/${article.id}`)).body).toMatchObject({
      ...words,
      isPublished: false,
      readTime: 9,
    });
    const [, entry] = await entriesAbout(article.id);
    expect(entry).toMatchObject({ verb: 'change', before: { isPublished: true, readTime: 5, revision: 1 } });
    expect(entry!.after).not.toHaveProperty('title');
  });

  test('to its current values changes nothing', async () => {
    const article = await add();
    const { body } = await admin.put(`${PATH}/${article.id}`, article);
    expect(body).toMatchObject({ revision: 1, updatedAt: article.updatedAt });
  });

  test('is refused after another admin’s change, with the changed fields', async () => {
    const seen = await add();
    await admin.put(`${PATH}/${seen.id}`, { revision: 1, title: 'By another' });
    await admin.put(`${PATH}/${seen.id}`, { revision: 2, readTime: 12 });
    const { status, body } = await admin.put(`${PATH}/${seen.id}`, { ...seen, content: 'Mine.' });
    expect([status, body.code]).toEqual([409, 'common.stale-revision']);
    expect(Object.keys(body.fields)).toEqual(['readTime', 'title']);
    expect(body.errors).toEqual({ ...body.fields, root: { serverError: body.message } });
    expect((await admin.get(`${PATH}/${seen.id}`)).body).toMatchObject({ title: 'By another', content: words.content });
  });

  test('without a revision is accepted', async () => {
    const article = await add();
    await admin.put(`${PATH}/${article.id}`, { title: 'By another' });
    expect((await admin.put(`${PATH}/${article.id}`, { content: 'Mine.' })).status).toBe(200);
  });

  test('twice at once with the same revision: one is refused', async () => {
    const article = await add();
    const change = (title: string) => admin.put(`${PATH}/${article.id}`, { revision: 1, title });
    const answers = await Promise.all([change('One'), change('Two')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('removing a record', () => {
  test('returns 200 with the last state and a confirmation; the audit log has it with the reason', async () => {
    const article = await add();
    const { status, body } = await admin.call('DELETE', `${PATH}/${article.id}`, { reason: 'nobody reads it' });
    expect([status, body]).toEqual([200, { ...article, message: 'The article is deleted.' }]);
    expect((await entriesAbout(article.id)).at(-1)).toMatchObject({
      verb: 'remove',
      reason: 'nobody reads it',
      before: { title: words.title },
      after: null,
    });
    for (const again of [admin.get(`${PATH}/${article.id}`), admin.put(`${PATH}/${article.id}`, {})])
      expect((await again).status).toBe(404);
  });

  test('needs no body', async () => {
    const article = await add();
    expect((await admin.delete(`${PATH}/${article.id}`)).status).toBe(200);
    expect((await admin.delete(`${PATH}/${article.id}`)).status).toBe(404);
  });
});

describe('reading records', () => {
  const request = ({ filter }: { filter: object }) =>
    admin.get(`${PATH}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`);

  test('several by id, as numbers or digits', async () => {
    const [one, two] = [await add(), await add()];
    const { body } = await request({ filter: { id: [one.id, String(two.id)] } });
    expect(body.map(({ id }: { id: number }) => id)).toEqual([one.id, two.id]);
  });

  test('by words of the title, with special characters taken literally', async () => {
    const { id } = await add({ title: '100% of_it' });
    expect((await request({ filter: { q: '0% OF_' } })).body).toMatchObject([{ id }]);
    expect((await request({ filter: { q: '1_0%' } })).body).toEqual([]);
  });

  test('by an unknown filter is refused, instead of returning the whole list', async () => {
    const { status, body } = await request({ filter: { author: 7 } });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['filter']]);
  });
});
