import MarkdownIt from 'markdown-it';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../../../../testing/server/database.ts';
import { ShowArticle } from './show-article.ts';

const db = await testDatabase();

test('the Markdown of an article is parsed once, until the article changes', async () => {
  const article = {
    slug: 'a-quiet-home',
    language: 'en',
    translation_of: null,
    title: 'A quiet home',
    content: 'Some *words*.',
    excerpt: 'Some words.',
    category: 'family',
    read_time: 1,
    is_published: true,
    was_published: true,
    updated_at: new Date('2026-06-01T12:00:00Z'),
  } as const;
  await db('content.article').insert(article);
  const show = new ShowArticle({ db });
  const read = async () => (await show.execute(article.slug, 'en')).text;
  const parsed = vi.spyOn(MarkdownIt.prototype, 'parse');
  const first = await read();
  expect(await read()).toEqual(first);
  expect(parsed).toHaveBeenCalledTimes(1);
  await db('content.article').where({ slug: article.slug }).update({ content: 'Other words.' });
  expect(await read()).toEqual([{ kind: 'paragraph', lines: [[{ text: 'Other words.' }]] }]);
});
