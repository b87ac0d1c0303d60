import { isoDay, type Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/tx.ts';
import { minutesOf, readArticles } from '../reference/articles.ts';
import { exampleProfiles } from '../reference/example-profiles.ts';
import { siteContent } from '../reference/site-content.ts';

/** Adds the first articles and example profiles to empty tables; an admin's changes stay. */
export async function seedLibrary(tx: Tx, clock: Clock): Promise<void> {
  if (!(await tx.db('content.article').first('id'))) {
    const updatedAt = clock.now();
    const rows = readArticles().map(({ position: _, ...article }) => ({
      ...article,
      read_time: minutesOf(article.content),
      is_published: true,
      was_published: true,
      updated_at: updatedAt,
    }));
    const originals = await tx
      .db('content.article')
      .insert(rows.filter(({ language }) => language === 'en').map((row) => ({ ...row, translation_of: null })))
      .returning(['id', 'slug']);
    const idOf = new Map(originals.map(({ id, slug }) => [slug, id]));
    await tx
      .db('content.article')
      .insert(
        rows
          .filter(({ language }) => language !== 'en')
          .map((row) => ({ ...row, translation_of: idOf.get(row.slug)! })),
      );
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
