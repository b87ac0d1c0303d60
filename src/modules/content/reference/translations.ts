import type { ArticleSummary } from '../contracts/library.ts';
import { articles, minutesOf, type NewArticle } from './articles.ts';
import { inArabic } from './articles/in-arabic.ts';
import { inUrdu } from './articles/in-urdu.ts';

/** The words of an article in another language; it shares the address of the English one, and what it is about. */
export type Translated = Pick<NewArticle, 'slug' | 'title' | 'excerpt' | 'content'>;

/** The articles that the service begins with, as far as they are there in Arabic and Urdu. */
export const translations = [...written('ar', inArabic), ...written('ur', inUrdu)];

function written(language: ArticleSummary['language'], translated: Translated[]) {
  return translated.map((one) => {
    const { category, is_published } = articles.find(({ slug }) => slug === one.slug)!;
    const content = one.content.trim();
    return { ...one, content, language, category, is_published, read_time: minutesOf(content) };
  });
}
