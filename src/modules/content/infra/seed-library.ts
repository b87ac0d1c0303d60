import { isoDay, type Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/tx.ts';
import { articles } from '../reference/articles.ts';
import { translations } from '../reference/translations.ts';
import { exampleProfiles } from '../reference/example-profiles.ts';
import { siteContent } from '../reference/site-content.ts';

/** Adds the first articles and example profiles to empty tables; an admin's changes stay. */
export async function seedLibrary(tx: Tx, clock: Clock): Promise<void> {
  if (!(await tx.db('content.article').first('id'))) {
    const more = { was_published: true, updated_at: clock.now() };
    const originals = await tx
      .db('content.article')
      .insert(articles.map((article) => ({ ...article, ...more, language: 'en' as const, translation_of: null })))
      .returning(['id', 'slug']);
    const idOf = new Map(originals.map(({ id, slug }) => [slug, id]));
    await tx
      .db('content.article')
      .insert(translations.map((one) => ({ ...one, ...more, translation_of: idOf.get(one.slug)! })));
  }
  if (!(await tx.db('content.example_profile').first('id')))
    await tx.db('content.example_profile').insert(exampleProfiles.map(({ id: _, ...details }) => ({ details })));
}

/** Adds the demo's landing page content to an empty table. */
export async function seedSiteContent(tx: Tx, clock: Clock): Promise<void> {
  if (await tx.db('content.site_content').first('id')) return;
  const asOf = isoDay(clock.now());
  const rows = siteContent.map((one, n) => ({ ...one, as_of: asOf, is_example: true, display_order: n + 1 }));
  await tx.db('content.site_content').insert(rows);
}
