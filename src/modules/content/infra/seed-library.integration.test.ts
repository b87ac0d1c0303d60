import { expect, test } from 'vitest';
import { systemClock } from '#kernel/clock.ts';
import { languageIds } from '#kernel/i18n/languages.ts';
import { Tx } from '#kernel/tx.ts';
import { testDatabase } from '../../../testing/server/database.ts';
import { ListArticles } from '../queries/guidance/list-articles.ts';
import { readArticles } from '../reference/articles.ts';
import { seedLibrary } from './seed-library.ts';

const db = await testDatabase();

test('a new site lists the articles of each language by their positions', async () => {
  await db.transaction((trx) => seedLibrary(new Tx(trx), systemClock));
  const articles = readArticles();
  for (const language of languageIds) {
    const listed = await new ListArticles({ db }).execute({ q: undefined }, language);
    const slugs = articles.filter((article) => article.language === language).map(({ slug }) => slug);
    expect(
      listed.map(({ slug }) => slug),
      language,
    ).toEqual(slugs);
  }
});
