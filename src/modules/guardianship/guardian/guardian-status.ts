import type { Knex } from 'knex';
import type { Language } from '#kernel/i18n/languages.ts';
import type { ApprovalId, UserId } from '#kernel/values/ids.ts';
import { jsonColumn, jsonRow, jsonQuery } from '#kernel/persistence/json-query.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { GuardianshipFacade } from '../index.ts';
import { hisAccountsSql, isThePersonSql } from '../infra/cases.ts';
import type { GuardianRow } from '../infra/rows.ts';

export const guardianStatus: GuardianshipFacade['guardianStatus'] = jsonQuery(
  'guardianship.guardian-status',
  jsonRow(`select acting from guardianship.guardian where ward_id = :accountId and state in ('pending', 'verified')`),
  (row: Pick<GuardianRow, 'acting'> | null) => ({ hasGuardian: row !== null, guardianVerified: row?.acting === true }),
);

export const filterGuarded: GuardianshipFacade['filterGuarded'] = jsonQuery(
  'guardianship.filter-guarded',
  jsonColumn('select ward_id from guardianship.guardian where acting and ward_id = any(:wardIds::uuid[])'),
  (ids: UserId[]) => new Set(ids),
);

export async function filterGuarding(db: Knex, accountIds: UserId[]): Promise<Set<UserId>> {
  const verifiedGuardian = { state: 'verified', ward_leaving: false } as const;
  const ids = await db('guardianship.guardian')
    .where(verifiedGuardian)
    .whereRaw('account_id = any(?)', [accountIds])
    .pluck('account_id');
  return new Set(ids.filter((id) => id !== null));
}

export async function guardianAccountOf(db: Knex, wardId: UserId): Promise<UserId | null> {
  const row = await db('guardianship.guardian').where({ ward_id: wardId, acting: true }).first('account_id');
  return row?.account_id ?? null;
}

export async function guardianAddressOf(db: Knex, wardId: UserId): Promise<string | null> {
  const guardian = db('guardianship.guardian').where({ ward_id: wardId }).whereIn('state', ['pending', 'verified']);
  return (await guardian.first('email'))?.email ?? null;
}

export async function guardianLanguageOf(db: Knex, wardId: UserId): Promise<Language | null> {
  const row = await db('guardianship.guardian').where({ ward_id: wardId, acting: true }).first('language');
  return row?.language ?? null;
}

/** `acting` implies `verified`, which an index needs. */
const ACTING = `acting and state = 'verified'`;
const FORMER_IMAM = 'suitor_barred_until is not null';

/** The wards of this account or its mailbox, and the accounts of its own guardian, by guardians of the conditions. */
function accountsAround(identity: IdentityFacade, conditions: string[]): string {
  const guardians = conditions.map(
    (condition) => `select ward_id, account_id, former_accounts, mailbox from guardianship.guardian
      where ${condition} and (${isThePersonSql(identity, ':accountId')} or ward_id = :accountId)`,
  );
  return `with around as (${guardians.join(' union all ')})
    ${jsonColumn(`select ward_id from around where ward_id <> :accountId
      union all select his.id from around g cross join lateral (${hisAccountsSql(identity)}) his
        where g.ward_id = :accountId`)}`;
}

export const excludedAccountIds = (identity: IdentityFacade): GuardianshipFacade['excludedAccountIds'] =>
  jsonQuery(
    'guardianship.excluded-account-ids',
    accountsAround(identity, [ACTING, FORMER_IMAM]),
    (ids: UserId[]) => ids,
  );

export const conflictingAccountIds = (identity: IdentityFacade): GuardianshipFacade['conflictingAccountIds'] =>
  jsonQuery('guardianship.conflicting-account-ids', accountsAround(identity, [ACTING]), (ids: UserId[]) => ids);

export async function reasonOf(db: Knex, approvalId: ApprovalId): Promise<string | null> {
  const row = await db('guardianship.decision').where({ approval_id: approvalId }).first('reason');
  return row?.reason ?? null;
}
