import type { Knex } from 'knex';
import { mailboxOf } from '#kernel/email-address.ts';
import type { ApprovalId, UserId } from '#kernel/ids.ts';
import { prepared, statement } from '#kernel/persistence/prepared.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { GuardianRow } from '../infra/tables.ts';

const STATUS = statement(
  'guardianship.guardian-status',
  `select acting from guardianship.guardian where ward_id = :wardId and state in ('pending', 'verified')`,
);

/** Whether a guardian is named for this account, and whether he is verified and acts. */
export async function guardianStatusOf(
  db: Knex,
  wardId: UserId,
): Promise<{ hasGuardian: boolean; guardianVerified: boolean }> {
  const [row] = await prepared<Pick<GuardianRow, 'acting'>>(db, STATUS, { wardId });
  return { hasGuardian: row !== undefined, guardianVerified: row?.acting === true };
}

/** Of these wards, whose guardian is verified and acts. */
export async function guardedAmong(db: Knex, wardIds: UserId[]): Promise<Set<UserId>> {
  return new Set(
    await db('guardianship.guardian').where({ acting: true }).whereRaw('ward_id = any(?)', [wardIds]).pluck('ward_id'),
  );
}

/** Of these accounts, who guards somebody, as he is counted (`count-wards.ts`). */
export async function guardingAmong(db: Knex, accountIds: UserId[]): Promise<Set<UserId>> {
  const guarding = { state: 'verified', ward_present: true } as const;
  const ids = await db('guardianship.guardian')
    .where(guarding)
    .whereRaw('account_id = any(?)', [accountIds])
    .pluck('account_id');
  return new Set(ids.filter((id) => id !== null));
}

/** The account of her acting guardian, where there is one. */
export async function guardianAccountOf(db: Knex, wardId: UserId): Promise<UserId | null> {
  const row = await db('guardianship.guardian').where({ ward_id: wardId, acting: true }).first('account_id');
  return row?.account_id ?? null;
}

// Each of the four by an index of its own: who acts is verified.
const AROUND = statement(
  'guardianship.guards-or-is-guarded-by',
  `select ward_id, account_id, former_accounts, email from guardianship.guardian
   where acting and state = 'verified'
     and (account_id = :accountId or mailbox = :mailbox or former_accounts @> array[:accountId::uuid] or ward_id = :accountId)`,
);

/** The wards whom this account or its mailbox guards, and the accounts of its own guardian. */
export async function guardedAndGuardians(db: Knex, identity: IdentityFacade, accountId: UserId): Promise<UserId[]> {
  const mailbox = mailboxOf((await identity.addressOf(db, accountId)) ?? '');
  type Row = Pick<GuardianRow, 'ward_id' | 'account_id' | 'former_accounts' | 'email'>;
  const around = await prepared<Row>(db, AROUND, { accountId, mailbox });
  const own = around.find((row) => row.ward_id === accountId);
  const guardian = own ? [own.account_id, ...own.former_accounts, ...(await identity.accountsAt(db, own.email))] : [];
  const wards = around.filter((row) => row !== own).map((row) => row.ward_id);
  return [...wards, ...guardian].filter((id) => id !== null);
}

/** The reason that a guardian gave with his decision, if any. */
export async function reasonOf(db: Knex, approvalId: ApprovalId): Promise<string | null> {
  const row = await db('guardianship.decision').where({ approval_id: approvalId }).first('reason');
  return row?.reason ?? null;
}
