// `npm run release:dump`: writes a database of this version with demo people, from which every later version migrates.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { createLogger } from '#kernel/runtime/logger.ts';
import { VERSION } from '#kernel/runtime/version.ts';
import { readEnvironment } from '../src/app/env.ts';
import { startLocally } from '../src/local/start.ts';
import { fileOfRelease, RELEASE_DATA_KEY } from '../src/testing/releases/releases.ts';
import { startThrowaway } from '../src/testing/server/postgres.ts';
import { throwawayFolder } from '../src/testing/server/throwaway-folder.ts';

const run = promisify(execFile);
// Each version of PostgreSQL loads what the oldest one wrote.
const server = await startThrowaway('oldest');
const folder = await throwawayFolder();
try {
  const env = readEnvironment({
    PORT: '0',
    DATA_DIR: folder.path,
    DATABASE_URL: server.url,
    PASSWORD_HASH_MEMORY: '8',
    DATA_KEYS: RELEASE_DATA_KEY,
  });
  const site = await startLocally(env, createLogger('error'), () => undefined, { pages: false });
  await site.application.waitForIdle();
  await site.stop();
  const form = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=200'];
  const { stdout } = await run('pg_dump', [...form, server.url], { maxBuffer: 2 ** 30 });
  // Commands of psql begin with a backslash; only SQL is needed.
  const sql = stdout.replaceAll(/^\\.*$/gm, '');
  const file = fileOfRelease(VERSION);
  const packed = gzipSync(sql, { level: 9 });
  writeFileSync(file, packed);
  console.log(`${file}: ${Math.round(packed.length / 1024)} KB`);
} finally {
  await server.stop();
  await folder.remove();
}
