import type { Knex } from 'knex';
import { mailboxOf } from '#kernel/email-address.ts';
import type { ApprovalId, UserId } from '#kernel/ids.ts';
import type { IdentityFacade } from '../../identity/index.ts';

/** Whether a guardian is named for this account, and whether he is verified and acts. */
export async function guardianStatusOf(
  db: Knex,
  wardId: UserId,
): Promise<{ hasGuardian: boolean; guardianVerified: boolean }> {
  const row = await db('guardianship.guardian')
    .where({ ward_id: wardId })
    .whereIn('state', ['pending', 'verified'])
    .first('acting');
  return { hasGuardian: row !== undefined, guardianVerified: row?.acting === true };
}

/** Of these wards, whose guardian is verified and acts. */
export async function guardedAmong(db: Knex, wardIds: UserId[]): Promise<Set<UserId>> {
  return new Set(
    await db('guardianship.guardian').where({ acting: true }).whereRaw('ward_id = any(?)', [wardIds]).pluck('ward_id'),
  );
}

/** The account of her acting guardian, where there is one. */
export async function guardianAccountOf(db: Knex, wardId: UserId): Promise<UserId | null> {
  const row = await db('guardianship.guardian').where({ ward_id: wardId, acting: true }).first('account_id');
  return row?.account_id ?? null;
}

/** The wards whom this account or its mailbox guards, and the accounts of its own guardian. */
export async function guardedAndGuardians(db: Knex, identity: IdentityFacade, accountId: UserId): Promise<UserId[]> {
  const address = await identity.addressOf(db, accountId);
  const acting = () => db('guardianship.guardian').where({ acting: true });
  const wards = await acting()
    .where((q) =>
      q
        .where({ account_id: accountId })
        .orWhere({ mailbox: mailboxOf(address ?? '') })
        .orWhereRaw('former_accounts @> array[?]::uuid[]', [accountId]),
    )
    .pluck('ward_id');
  const own = await acting().where({ ward_id: accountId }).first('account_id', 'former_accounts', 'email');
  const guardian = own ? [own.account_id, ...own.former_accounts, ...(await identity.accountsAt(db, own.email))] : [];
  return [...wards, ...guardian].filter((id) => id !== null);
}

/** The reason that a guardian gave with his decision, if any. */
export async function reasonOf(db: Knex, approvalId: ApprovalId): Promise<string | null> {
  const row = await db('guardianship.decision').where({ approval_id: approvalId }).first('reason');
  return row?.reason ?? null;
}
