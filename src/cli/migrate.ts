import { onDatabase, say } from './on-database.ts';

// `npm run migrate`: migrates the configured database, or else the embedded one, and ends.
await onDatabase('Nothing was migrated.', async () => say('The database is up to date.'));
