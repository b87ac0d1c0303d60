import type { AdminResource, CrudRepository } from '#kernel/admin/admin-resource.ts';
import { invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import { normalizeCompatibility } from '#kernel/values/normalize-compatibility.ts';
import { truncate } from '#kernel/contracts/truncate.ts';
import type { Tx } from '#kernel/tx.ts';
import { articleFields, type ArticleFields, type ArticleRecord } from '../contracts/admin-articles.schema.ts';
import { withoutReferences, wordsOf } from '../contracts/markdown.ts';

/** Length of a generated excerpt, as of a written one. */
const EXCERPT = 160;
/** Other pages next to the articles. */
const PAGES = new Set(['prayer-times']);
const SLUG = 80;

/** An article that was ever published keeps its address, also as a draft. */
export type PublishedArticleRecord = ArticleRecord & { wasPublished: boolean };

export interface Articles extends CrudRepository<PublishedArticleRecord> {
  /** Returns whether another article has the address, and locks addresses until the transaction ends. */
  isTaken(tx: Tx, slug: string, byAnotherThan: number | null): Promise<boolean>;
  existsIn(tx: Tx, slug: string, language: PublishedArticleRecord['language']): Promise<boolean>;
}

export const articlesOf = (articles: Articles): AdminResource<PublishedArticleRecord, ArticleFields> => ({
  subjectType: 'article',
  fields: articleFields.keyof().options,
  find: (tx, id) => articles.find(tx, id),

  async add(tx, fields, at) {
    const { translationOf } = fields;
    const slug =
      translationOf === null
        ? await freeSlug(tx, articles, fields.title, null)
        : await addressOfOriginal(tx, articles, translationOf, fields.language);
    return articles.add(tx, {
      ...written(fields),
      slug,
      wasPublished: fields.isPublished,
      updatedAt: at.toISOString(),
    });
  },

  async change(tx, before, changes, at) {
    const fields = { ...before, ...changes };
    if (isGeneratedFrom(before.excerpt, before.content)) fields.excerpt = changes.excerpt ?? '';
    for (const fixed of ['language', 'translationOf'] as const)
      if (fields[fixed] !== before[fixed]) throw notThat(fixed);
    const isFixed = before.wasPublished || before.translationOf !== null;
    const slug = isFixed ? before.slug : await freeSlug(tx, articles, fields.title, before.id);
    const wasPublished = before.wasPublished || fields.isPublished;
    return articles.save(tx, { ...fields, ...written(fields), slug, wasPublished, updatedAt: at.toISOString() });
  },

  async remove(tx, { id }) {
    await articles.remove(tx, id);
    return null;
  },
});

const written = (fields: ArticleFields): ArticleFields => {
  const { title, content, excerpt, category, readTime, isPublished, language, translationOf } = fields;
  const made = excerpt || excerptOf(content);
  return { title, content, excerpt: made, category, readTime, isPublished, language, translationOf };
};

/** The original is in another language, was published, and is no translation itself. */
async function addressOfOriginal(
  tx: Tx,
  articles: Articles,
  id: number,
  language: PublishedArticleRecord['language'],
): Promise<string> {
  const original = await articles.find(tx, id);
  if (!original?.wasPublished || original.translationOf !== null) throw notThat('translationOf');
  if (await articles.existsIn(tx, original.slug, language)) throw notThat('language');
  return original.slug;
}

const notThat = (field: 'language' | 'translationOf') => invalidField(field, sentence('fixed', {}, [field], true));

/** Cuts the beginning of the text, without its references, to whole words in one line. */
export function excerptOf(content: string): string {
  const line = wordsOf(withoutReferences(content)).replace(/\s+/g, ' ').trim();
  return truncate(line, EXCERPT, { wholeWords: true, markCounts: true }).replace(/[\s,;:.،؛–-]+…$/, '…');
}

/** Returns whether an excerpt was generated, by this or an earlier rule, and not written. */
export function isGeneratedFrom(excerpt: string, content: string): boolean {
  const line = wordsOf(content).replace(/\s+/g, ' ').trim();
  if (excerpt === line || excerpt === excerptOf(content)) return true;
  return excerpt.endsWith('…') && excerpt.length > EXCERPT / 2 && line.startsWith(excerpt.replace(/\ufffd*…$/, ''));
}

/** Removes accents and apostrophes, which many readers do not type. */
const bareWords = (words: string): string => normalizeCompatibility(words, 'NFKD').replace(/[\p{M}'’‘‛ʻʼʿʾ`]/gu, '');

/** Converts a title to a slug: letters and digits of any script, without marks. */
export function slugOf(title: string): string {
  const words = bareWords(title)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    if (slug.length + word.length + 1 > SLUG && slug !== '') break;
    slug = slug === '' ? truncate(word, SLUG, { mark: '' }) : `${slug}-${word}`;
  }
  return slug || 'article';
}

async function freeSlug(tx: Tx, articles: Articles, title: string, id: number | null): Promise<string> {
  const slug = slugOf(title);
  let free = slug;
  for (let n = 2; PAGES.has(free) || (await articles.isTaken(tx, free, id)); n++) free = `${slug}-${n}`;
  return free;
}
