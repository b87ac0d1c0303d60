import type { Knex } from 'knex';

/** Notes that the database was restored, so that its emails and jobs wait until the operator releases them. */
export async function hold(db: Knex, takenAt: string): Promise<void> {
  await db('kernel.restored_copy')
    .insert({ taken_at: new Date(takenAt), restored_at: db.fn.now(), released_at: null })
    .onConflict('only_row')
    .merge();
}

/** True for a restored copy whose emails and jobs wait for their release. */
export async function waitsForRelease(db: Knex): Promise<boolean> {
  return (await db('kernel.restored_copy').whereNull('released_at').first('only_row')) !== undefined;
}

/** Lets the workers send emails and do jobs from their next start on. Returns false if nothing was waiting. */
export async function release(db: Knex): Promise<boolean> {
  return (await db('kernel.restored_copy').whereNull('released_at').update({ released_at: db.fn.now() })) > 0;
}
