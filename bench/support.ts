import path from 'node:path';
import { startEmbeddedPostgres } from '../src/local/postgres/index.ts';
import { throwawayFolder } from '../src/testing/server/throwaway-folder.ts';

/** Starts a PostgreSQL server for one measurement, with the settings of local mode. */
export async function throwawayPostgres(): Promise<{ url: string; log: string; stop(): Promise<void> }> {
  const folder = await throwawayFolder();
  const server = await startEmbeddedPostgres({ dataDir: folder.path, log: () => undefined });
  const log = path.join(folder.path, 'postgres/postgres.log');
  return { url: server.url, log, stop: () => server.stop().then(folder.remove) };
}

/** Returns a quantile, rounded to a tenth or to another fraction. */
export function quantile(values: number[], q: number, parts = 10): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]! * parts) / parts;
}
