import type { Knex } from 'knex';
import type { z } from 'zod';
import type { ListPage, ListQuery } from '#kernel/contracts/list.ts';
import { containsText, pageOf } from '#kernel/persistence/page.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { ExampleProfileRecord, exampleProfiles } from '../../contracts/admin-example-profiles.schema.ts';
import { exampleProfileOfRow } from '../../infra/example-profiles-repository.ts';
import type { ExampleProfileRow } from '../../infra/rows.ts';

const columns = { id: 'id', gender: 'gender', age: 'age', location: 'location' };
type Filter = NonNullable<z.output<typeof exampleProfiles.list.query>['filter']>;

export class ListAllExampleProfiles extends UseCase<{ db: Knex }> {
  async execute(wanted: ListQuery<keyof typeof columns, Filter>): Promise<ListPage<ExampleProfileRecord>> {
    const { db } = this.ports;
    const { id, q, gender } = wanted.filter ?? {};
    const all = db.from(
      db('content.example_profile')
        .select('id', 'details', 'revision')
        .select(
          db.raw(`details->>'gender' as gender, (details->>'age')::int as age, details->>'location' as location`),
          db.raw(`concat_ws(' ', details->>'location', details->>'occupation', details->>'aboutMe') as words`),
        )
        .as('profile'),
    );
    if (id) all.whereIn('id', id);
    if (q) all.where(containsText('words', q));
    if (gender) all.where({ gender });
    const { rows, total } = await pageOf<ExampleProfileRow, keyof typeof columns>(all, wanted, {
      columns,
      key: 'id',
      plain: 500,
    });
    return { records: rows.map(exampleProfileOfRow), total };
  }
}
