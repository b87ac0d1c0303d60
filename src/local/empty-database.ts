import { openDatabase } from '#kernel/persistence/database.ts';
import { startEmbeddedPostgres } from './postgres/index.ts';

/** Drops the embedded database, which the next start makes again. The generated secrets remain. */
export async function emptyDatabase(needs: Parameters<typeof startEmbeddedPostgres>[0]): Promise<void> {
  const { url, stop } = await startEmbeddedPostgres(needs);
  const server = new URL(url);
  server.pathname = '/postgres';
  const db = openDatabase(server.href, { poolSize: 1 });
  try {
    await db.raw(`drop database ${new URL(url).pathname.slice(1)}`);
  } finally {
    await db.destroy();
    await stop();
  }
}
