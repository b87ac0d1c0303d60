import type { VersionedRecord, CrudRepository } from '../admin/admin-resource.ts';

interface InTable<R extends VersionedRecord, Row> {
  recordOf(row: Row): R;
  rowOf(record: Omit<R, keyof VersionedRecord>): Omit<Row, keyof VersionedRecord>;
}

/** Repository of a console resource in a table with the columns `id` and `revision`. */
export const tableRepository = <R extends VersionedRecord, Row extends object>(
  table: string,
  { recordOf, rowOf }: InTable<R, Row>,
): CrudRepository<R> => ({
  async find(tx, id) {
    const row: Row | undefined = await tx.db(table).where({ id }).forUpdate().first();
    return row ? recordOf(row) : null;
  },

  async add(tx, record) {
    const rows: Row[] = await tx.db(table).insert(rowOf(record)).returning('*');
    return recordOf(rows[0]!);
  },

  async save(tx, record) {
    const row = { ...rowOf(record), revision: record.revision + 1 };
    const rows: Row[] = await tx.db(table).where({ id: record.id }).update(row).returning('*');
    return recordOf(rows[0]!);
  },

  async remove(tx, id) {
    await tx.db(table).where({ id }).delete();
  },
});
