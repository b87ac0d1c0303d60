import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '#kernel/persistence/database.ts';
import { aBrother } from '../src/testing/people.ts';
import { throwawayFolder } from '../src/testing/throwaway-folder.ts';
import { PAGE } from '../src/modules/matchmaking/queries/browse-sql.ts';
import { load } from './load.ts';
import { serve } from './serve.ts';
import { quantile } from './support.ts';

const CONNECTIONS = 16;
const SECONDS = 4;
const ROUNDS = 5;
const SISTERS = 200;

const run = promisify(execFile);

/**
 * The rate of GET /api/profiles/browse over HTTP, with its session look-up, against pgbench running the same query, in
 * turns.
 */
export async function requestAgainstPgbench(): Promise<string> {
  const pgbench = findPgbench();
  if (!pgbench)
    return '  pgbench is not installed on this machine (it comes with PostgreSQL); nothing to compare with.';
  const server = await serve();
  const folder = await throwawayFolder();
  try {
    const brother = await aBrother(server.product, 'Yusuf');
    await addSisters(server.databaseUrl);
    const script = path.join(folder.path, 'query.sql');
    await writeFile(script, `${browseQuery(brother.profileId)};\n`);
    const request = { url: `${server.product.site}/api/profiles/browse`, cookie: brother.browser.cookieHeader() };
    await load({ ...request, connections: CONNECTIONS, seconds: 2 });

    const rates = { product: [] as number[], pgbench: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      rates.pgbench.push(await runPgbench(pgbench, script, server.databaseUrl));
      rates.product.push(await load({ ...request, connections: CONNECTIONS, seconds: SECONDS }));
    }
    const ratios = rates.product.map((rate, round) => rate / rates.pgbench[round]!);
    const percent = quantile(
      ratios.map((ratio) => 100 * ratio),
      0.5,
    );
    return [
      `  product  ${rates.product.map(Math.round).join(' ')} requests a second`,
      `  pgbench  ${rates.pgbench.map(Math.round).join(' ')} transactions a second`,
      `  ratio    median ${(percent / 100).toFixed(2)} of ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')} (wanted: at least 0.4)`,
    ].join('\n');
  } finally {
    await server.stop();
    await folder.remove();
  }
}

/** The first page that a brother sees, as the product asks for it. */
function browseQuery(me: number): string {
  const values: Record<string, string> = {
    me: String(me),
    looksFor: `'female'`,
    today: 'current_date',
    limit: '21',
    cap: '10001',
  };
  return PAGE.text
    .replace(/\$(\d+)/g, (_, place: string) => values[PAGE.order[Number(place) - 1]!] ?? 'null')
    .replaceAll('\n', ' ');
}

/** Listed sisters, by SQL alone: their number is what counts here, not their story. */
async function addSisters(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, { poolSize: 1 });
  await db.raw(
    `insert into matchmaking.profile (account_id, gender, born_on, born_exactly, stated, assumed_fields, consent_version, consented_at, created_at, updated_at)
     select gen_random_uuid(), 'female', date '1985-01-01' + n, true, stated, '{}', 'bench', now(), now(), now()
     from generate_series(1, ?) n, (select stated from matchmaking.profile limit 1) model`,
    [SISTERS],
  );
  await db.raw(
    `insert into matchmaking.browse_card
     select s.id, s.account_id, 'female', true, true, s.born_on, 'Leeds', 'leeds', c.practice, c.prayer, c.timeline, c.culture, c.smoking, c.marital_status, c.nationality,
            c.ethnicity, c.tradition, c.madhhab, null, s.id % 2 = 0, s.id % 3 = 0, null, c.priorities, 25 + s.id % 10, 40 + s.id % 10, null, null
     from matchmaking.profile s, (select * from matchmaking.browse_card limit 1) c where s.gender = 'female'`,
  );
  await db.raw('vacuum analyze matchmaking.browse_card');
  await db.raw('vacuum analyze matchmaking.profile');
  await db.destroy();
}

async function runPgbench(pgbench: string, script: string, url: string): Promise<number> {
  const { stdout } = await run(pgbench, [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(CONNECTIONS),
    '-j',
    '2',
    '-T',
    String(SECONDS),
    '-f',
    script,
    url,
  ]);
  return Number(/tps = ([\d.]+)/.exec(stdout)![1]);
}

function findPgbench(): string | undefined {
  const places = [...(process.env['PATH'] ?? '').split(path.delimiter), ...globSync('/usr/lib/postgresql/*/bin')];
  return places.map((place) => path.join(place, 'pgbench')).find((file) => existsSync(file));
}
