import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/server/database.ts';
import { changeSchema, readColumnComments } from './column-comments.ts';

const db = await testDatabase();

test('the comments of new tables and of added columns are stored, and a column without one is refused', async () => {
  try {
    await changeSchema(
      db,
      `create schema probe;
      create table probe.note (
        id integer primary key, -- technical NoteId
        content text not null -- sealed if author_id = :account
      );
      alter table probe.note add column read_at timestamptz; -- exported`,
    );
    expect(await readColumnComments(db, ['probe'])).toEqual([
      { table: 'probe.note', column: 'id', treatment: 'technical', type: 'NoteId', readableIf: null },
      { table: 'probe.note', column: 'content', treatment: 'sealed', type: null, readableIf: 'author_id = :account' },
      { table: 'probe.note', column: 'read_at', treatment: 'exported', type: null, readableIf: null },
    ]);
    await changeSchema(db, 'alter table probe.note add column flags text;');
    await expect(readColumnComments(db, ['probe'])).rejects.toThrow('probe.note.flags has no comment');
  } finally {
    await db.raw('drop schema probe cascade');
  }
});
