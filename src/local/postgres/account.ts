import { EmbeddedPostgresFailure } from './failure.ts';

/** A user of this machine, in whose name the server's programs are started. */
export type Account = { name: string; uid: number; gid: number };

/**
 * Whom root has the server run as, since PostgreSQL refuses root itself: the user that owns the database already, else
 * `postgres`, else `nobody`. `passwd` is the text of /etc/passwd: PostgreSQL needs a user that has a name there.
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
      'Start Mithaq as an ordinary user, or set DATABASE_URL.',
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
