import { loginThatRewritesAudit, missingTimeouts } from '#kernel/persistence/application-role.ts';
import { openDatabase } from '#kernel/persistence/database.ts';
import { requireSession, reusesStatements } from '#kernel/persistence/connections/session-check.ts';
import type { DoctorResult } from './doctor-result.ts';

/** Looks whether the two addresses of a database behind a pooler give what they are for. */
export async function examinePooler(pooledUrl: string, directUrl: string): Promise<DoctorResult[]> {
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

async function finding(what: string, look: () => Promise<string | null>): Promise<DoctorResult> {
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
    const owner = await loginThatRewritesAudit(db);
    if (owner !== null) return `${owner} may rewrite the audit log. Use a login that only reads and writes rows.`;
    const unlimited = await missingTimeouts(db);
    if (unlimited.length > 0)
      return `Its limits of time are missing: run npm run migrate, or set ${unlimited.join(', ')} by alter role.`;
    return null;
  } finally {
    await db.destroy();
  }
}
