import { openDatabase } from '#kernel/persistence/database.ts';
import { requireSession, reusesStatements } from '#kernel/persistence/session-check.ts';
import type { Finding } from './doctor.ts';

const TIMEOUTS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

/** Looks whether the two addresses of a database behind a pooler give what they are for. */
export async function examinePooler(pooledUrl: string, directUrl: string): Promise<Finding[]> {
  return [
    await finding('DATABASE_DIRECT_URL has a session', async () => {
      await requireSession(directUrl, 'DATABASE_DIRECT_URL');
      return null;
    }),
    await finding('Prepared statements by DATABASE_URL', async () =>
      (await reusesStatements(pooledUrl))
        ? null
        : 'The pooler loses them. Use PgBouncer 1.24.1 or newer (Debian 12 has 1.18) with max_prepared_statements=200.',
    ),
    await finding('The login of DATABASE_URL', () => examineLogin(pooledUrl)),
  ];
}

async function finding(what: string, look: () => Promise<string | null>): Promise<Finding> {
  try {
    return { what, mend: await look() };
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return { what, mend: code === undefined ? message : `It does not answer (${code}).` };
  }
}

async function examineLogin(url: string): Promise<string | null> {
  const db = openDatabase(url, { poolSize: 1 });
  try {
    const { rows } = await db.raw(
      `select current_user as login, to_regclass('kernel.audit') is not null
         and has_table_privilege(current_user, to_regclass('kernel.audit'), 'update') as owns,
       (select count(*)::integer from pg_settings where name = any(?) and setting = '0') as unlimited`,
      [TIMEOUTS],
    );
    const { login, owns, unlimited } = rows[0] as { login: string; owns: boolean; unlimited: number };
    if (owns) return `${login} may rewrite the audit log. Use a login that only reads and writes rows.`;
    if (unlimited > 0)
      return `${login} lacks a time limit: run npm run migrate, or set ${TIMEOUTS.join(', ')} for it by alter role.`;
    return null;
  } finally {
    await db.destroy();
  }
}
