import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Logger } from '#kernel/runtime/logger.ts';
import { grantApplicationRole, lacksRights, loginThatRewritesAudit } from '#kernel/persistence/application-role.ts';
import { openDatabase } from '#kernel/persistence/database.ts';
import { requireQueue } from '#kernel/persistence/jobs.ts';
import { requireSession } from '#kernel/persistence/connections/session-check.ts';
import { migrate, schemaLevel } from '#kernel/schema/migrate.ts';
import { explainUnusable, type SchemaLevel } from '#kernel/schema/schema-level.ts';
import type { Environment } from '../env.ts';
import { schemas } from '../tables.ts';

/** How long a process waits for migrations that another one carries out. */
const MIGRATION_WAIT = { milliseconds: 60_000, look: 500 };
/** Queries of a web end after this, also if the server does not respond any more. */
const WEB_QUERY_TIMEOUT = 8000;

type Access = Pick<Environment, 'mode' | 'role' | 'databaseDirectUrl' | 'databasePool' | 'migrations'>;

export interface OpenDatabase {
  /** For requests and jobs. */
  db: Knex;
  /** The owner of the tables, until the start is over. */
  owner: Knex;
  /** The address of a connection with a session, of the owner. */
  directUrl: string;
  level: SchemaLevel;
  /** Grants the application's role its rights on tables that were created meanwhile. */
  grant(): Promise<void>;
}

/** The login of DATABASE_URL, which is the application's role if the owner has another address; null otherwise. */
export function loginOf({ databaseDirectUrl }: Pick<Access, 'databaseDirectUrl'>, databaseUrl: string): string | null {
  return databaseDirectUrl === undefined ? null : decodeURIComponent(new URL(databaseUrl).username);
}

/**
 * Migrates, or waits for the migrations, and opens the database with the application's rights.
 * @throws Error if the addresses do not give what they are for
 */
export async function openAccess(env: Access, databaseUrl: string, log: Logger): Promise<OpenDatabase> {
  const directUrl = env.databaseDirectUrl ?? databaseUrl;
  const login = loginOf(env, databaseUrl);
  if (login !== null) await requireSession(directUrl, 'DATABASE_DIRECT_URL');
  const owner = openDatabase(directUrl, { poolSize: 2 });
  const level = env.migrations === 'start' ? await migrate(owner) : await waitForMigrations(owner, login);
  const grant = async () => (env.migrations === 'start' ? await grantApplicationRole(owner, schemas, login) : null);
  const role = await grant();
  if (login === null && role === null)
    log.warn('The database user may not make roles: it acts as the owner of the tables');
  const db = openDatabase(databaseUrl, {
    role: login === null ? role : null,
    poolSize: env.databasePool,
    ...(env.role === 'web' && { queryTimeout: WEB_QUERY_TIMEOUT }),
  });
  if (login !== null)
    await requireLesserLogin(db, env, log).catch(async (error: unknown) => {
      await Promise.all([db.destroy(), owner.destroy()]);
      throw error;
    });
  return { db, owner, directUrl, level, grant: async () => void (await grant()) };
}

/** Waits until `npm run migrate` has done its work. @throws Error if it has not within a minute */
async function waitForMigrations(owner: Knex, login: string | null): Promise<SchemaLevel> {
  const end = performance.now() + MIGRATION_WAIT.milliseconds;
  for (;;) {
    const level = await schemaLevel(owner);
    const refusal = explainUnusable(level);
    if (refusal !== null) throw new Error(refusal);
    if (level.kind !== 'older' && (await isInstalled(owner, login))) return level;
    if (performance.now() > end)
      throw new Error('The database is not migrated, and MIGRATIONS=wait waits for it: run npm run migrate.');
    await pause(MIGRATION_WAIT.look);
  }
}

async function isInstalled(owner: Knex, login: string | null): Promise<boolean> {
  const hasQueue = await requireQueue(owner).then(
    () => true,
    () => false,
  );
  return hasQueue && (login === null || !(await lacksRights(owner, schemas, login)));
}

async function requireLesserLogin(db: Knex, { mode }: Access, log: Logger): Promise<void> {
  const login = await loginThatRewritesAudit(db);
  if (login === null) return;
  const refusal = `DATABASE_URL connects as ${login}, which may rewrite the audit log. With DATABASE_DIRECT_URL it needs a login that only reads and writes rows.`;
  if (mode === 'production') throw new Error(refusal);
  log.warn(refusal);
}
