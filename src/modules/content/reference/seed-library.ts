import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { articles } from './articles.ts';
import { exampleProfiles } from './example-profiles.ts';

/** Adds the first articles and the example profiles where there are none yet, so that what an admin changed or removed stays so. */
export async function seedLibrary(tx: Tx, clock: Clock): Promise<void> {
  const { n } = (await tx.db('content.article').count({ n: '*' }).first()) as { n: string };
  if (Number(n) === 0 && articles.length > 0)
    await tx.db('content.article').insert(articles.map((article) => ({ ...article, updated_at: clock.now() })));
  const profiles = await tx.db('content.example_profile').count({ n: '*' }).first();
  if (Number(profiles?.n) === 0 && exampleProfiles.length > 0)
    await tx
      .db('content.example_profile')
      .insert(exampleProfiles.map(({ id, ...details }) => ({ id, details: JSON.stringify(details) })));
}
