import { EmbeddedPostgresFailure } from './failure.ts';

/** A user of this machine who runs the server's programs. */
export type Account = { name: string; uid: number; gid: number };

/**
 * The user as whom root runs the server, which refuses root itself: the database's owner, else `postgres`, else
 * `nobody`. `passwd` is the text of /etc/passwd, since PostgreSQL needs a user with a name there.
 */
export function accountForRoot(passwd: string, ownerUid?: number): Account {
  const accounts = ordinaryAccounts(passwd);
  const chosen =
    accounts.find((account) => account.uid === ownerUid) ??
    accounts.find((account) => account.name === 'postgres') ??
    accounts.find((account) => account.name === 'nobody');
  if (chosen) return chosen;
  throw new EmbeddedPostgresFailure(
    'PostgreSQL refuses to run as root, and this machine has neither a user `postgres` nor `nobody` to run it as. ' +
      'Start it as an ordinary user, or set DATABASE_URL.',
  );
}

function ordinaryAccounts(passwd: string): Account[] {
  return passwd
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((account) => account.uid > 0);
}
