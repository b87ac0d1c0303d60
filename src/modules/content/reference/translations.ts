import type { ArticleSummary } from '../contracts/library.schema.ts';
import { articles, minutesOf } from './articles.ts';
import { inArabic } from './articles/in-arabic.ts';
import { inUrdu } from './articles/in-urdu.ts';
import type { TranslatedArticle } from './articles/new-article.ts';

/** Translations of the first articles into Arabic and Urdu. */
export const translations = [...written('ar', inArabic), ...written('ur', inUrdu)];

function written(language: ArticleSummary['language'], translated: TranslatedArticle[]) {
  return translated.map((one) => {
    const { category, is_published } = articles.find(({ slug }) => slug === one.slug)!;
    const content = one.content.trim();
    return { ...one, content, language, category, is_published, read_time: minutesOf(content) };
  });
}
