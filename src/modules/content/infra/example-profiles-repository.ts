import { tableRepository } from '#kernel/persistence/table-repository.ts';
import type { ExampleProfileRecord } from '../contracts/admin-example-profiles.schema.ts';
import type { ExampleProfileRow } from './rows.ts';

export const exampleProfileOfRow = ({ id, details, revision }: ExampleProfileRow): ExampleProfileRecord => ({
  id,
  ...details,
  revision,
});

export const exampleProfiles = tableRepository<ExampleProfileRecord, ExampleProfileRow>('content.example_profile', {
  recordOf: exampleProfileOfRow,
  rowOf: (record) => {
    const { id: _, revision: __, ...details } = record as ExampleProfileRecord;
    return { details };
  },
});
