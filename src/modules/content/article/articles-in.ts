import type { Knex } from 'knex';
import type { ArticleSummary } from '../contracts/library.schema.ts';

/** Published articles, each once: in this language, or else in English. */
export function articlesIn(db: Knex, language: ArticleSummary['language']) {
  const published = db('content.article').where({ is_published: true });
  if (language === 'en') return published.where({ language });
  const translated = db('content.article as its')
    .where({ 'its.language': language, 'its.is_published': true })
    .whereRaw('its.slug = article.slug');
  return published.where((either) =>
    either.where({ language }).orWhere((english) => english.where({ language: 'en' }).whereNotExists(translated)),
  );
}
