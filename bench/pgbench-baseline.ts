import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDatabase } from '#kernel/persistence/database.ts';

const run = promisify(execFile);
const LOGGED = { log_min_duration_statement: '0', log_error_verbosity: 'default' };

/** A statement as sent to the server, with literal values. */
export interface Statement {
  /** Name of the prepared statement; empty if it was planned for its values. */
  name: string;
  text: string;
  values: string[];
}

/** The statements that the server received during `work`, from its log. */
export async function statementsOf(
  server: { url: string; log: string },
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  const db = openDatabase(server.url, { poolSize: 1, applicationName: 'bench' });
  // Settings of a database apply to new connections only.
  const reconnect = () =>
    db.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mithaq' and state = 'idle'`,
    );
  try {
    for (const [setting, value] of Object.entries(LOGGED))
      await db.raw(`alter database mithaq set ${setting} = '${value}'`);
    await reconnect();
    await pause(1000);
    await work();
    await pause(500);
    const before = (await readFile(server.log)).length;
    await work();
    await pause(200);
    const log = (await readFile(server.log)).subarray(before).toString();
    for (const setting of Object.keys(LOGGED)) await db.raw(`alter database mithaq reset ${setting}`);
    await reconnect();
    return sentIn(log);
  } finally {
    await db.destroy();
  }
}

const ENTRY =
  /execute (\S+): ([\s\S]*?)(?=\n\d{4}-\d\d-\d\d [\d:.]+ UTC )(?:\n\d{4}\S+ [\d:.]+ UTC \[\d+\] DETAIL: {2}(?:Parameters|parameters): (.*))?/g;

function sentIn(log: string): Statement[] {
  return [...`${log}\n2000-01-01 00:00:00 UTC `.matchAll(ENTRY)].map(([, name, text, given = '']) => ({
    name: name === '<unnamed>' ? '' : name!,
    text: text!,
    values: [...given.matchAll(/\$\d+ = ('(?:[^']|'')*'|NULL)/g)].map(([, value]) => value!),
  }));
}

/**
 * The same statements as a pgbench script. Each connection prepares the product's prepared statements once; the others
 * are planned each time.
 */
export function scriptOf(sent: Statement[]): string {
  const flat = (sql: string) => sql.replaceAll(/\s*\n\s*/g, ' ');
  const filled = ({ text, values }: Statement) =>
    text.replaceAll(/\$(\d+)/g, (_, place: string) => values[Number(place) - 1]!);
  const named = new Map(sent.filter(({ name }) => name).map((one) => [one.name, one]));
  const prepare = [...named.values()].map(({ name, text }) => `prepare "${name}" as ${flat(text)};`);
  const execute = sent.map((one) =>
    one.name
      ? `execute "${one.name}"${one.values.length > 0 ? ` (${flat(one.values.join(', '))})` : ''};`
      : `${flat(filled(one))};`,
  );
  return ['\\if :ready = 0', ...prepare, '\\endif', '\\set ready 1', ...execute, ''].join('\n');
}

/**
 * Runs a script. Returns the transactions a second and their mean time in milliseconds, or null if pgbench is not
 * installed.
 */
export async function pgbench(
  { url, script, folder }: { url: string; script: string; folder: string },
  { clients, seconds }: { clients: number; seconds: number },
): Promise<{ rate: number; ms: number } | null> {
  const program = findPgbench();
  if (!program) return null;
  const file = path.join(folder, 'same.sql');
  await writeFile(file, script);
  const given = [
    '-n',
    '-M',
    'simple',
    '-D',
    'ready=0',
    '-c',
    String(clients),
    '-j',
    '2',
    '-T',
    String(seconds),
    '-f',
    file,
    url,
  ];
  const { stdout } = await run(program, given);
  return { rate: Number(/tps = ([\d.]+)/.exec(stdout)![1]), ms: Number(/latency average = ([\d.]+)/.exec(stdout)![1]) };
}

function findPgbench(): string | undefined {
  const places = [...(process.env['PATH'] ?? '').split(path.delimiter), ...globSync('/usr/lib/postgresql/*/bin')];
  return places.map((place) => path.join(place, 'pgbench')).find((file) => existsSync(file));
}
