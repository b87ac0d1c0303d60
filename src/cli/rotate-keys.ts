import { sealedTables } from '#kernel/personal-data.ts';
import { DataKeys } from '#kernel/sealing/data-keys.ts';
import { rotateKeys } from '#kernel/sealing/rotate-keys.ts';
import { Seals } from '#kernel/sealing/seals.ts';
import { tables } from '../app/tables.ts';
import { onDatabase, say } from './on-database.ts';

// `npm run keys:rotate`: reseals all sealed texts with a new key, wrapped by the newest secret of the settings, and
// deletes the older keys. The site may run meanwhile.
await onDatabase(
  'The keys were not rotated.',
  async ({ db, dataKeys }) => {
    const keys = await DataKeys.open(db, dataKeys);
    const count = await rotateKeys({ db, keys, seals: new Seals(keys), tables: await sealedTables(db, tables) });
    say(`Sealed ${count} rows with a new key and removed the older keys.`);
  },
  { rotating: true },
);
