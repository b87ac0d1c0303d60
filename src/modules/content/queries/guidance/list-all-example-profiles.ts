import { AdminList, searching, type ListReading } from '#kernel/admin/admin-list.ts';
import type { exampleProfiles } from '../../contracts/admin-example-profiles.schema.ts';
import { exampleProfileOfRow } from '../../infra/example-profiles-repository.ts';
import type { ExampleProfileRow } from '../../infra/rows.ts';

export class ListAllExampleProfiles extends AdminList<typeof exampleProfiles.list, ExampleProfileRow> {
  protected override readonly conditions = { q: searching('words') };

  protected rows({ db }: ListReading) {
    return db.from(
      db('content.example_profile')
        .select('id', 'details', 'revision')
        .select(
          db.raw(`details->>'gender' as gender, (details->>'age')::int as age, details->>'location' as location`),
          db.raw(`concat_ws(' ', details->>'location', details->>'occupation', details->>'aboutMe') as words`),
        )
        .as('profile'),
    );
  }

  protected records(rows: ExampleProfileRow[]) {
    return rows.map(exampleProfileOfRow);
  }
}
