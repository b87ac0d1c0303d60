import type { Knex } from 'knex';
import { mailboxOf } from '#kernel/values/email-address.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { PendingInvitation } from '../index.ts';
import type { GuardianRow } from '../infra/rows.ts';

/** Open invitations to this account's proven address. */
export const pendingInvitations = (
  db: Knex,
  identity: IdentityFacade,
  accountId: UserId,
): Promise<PendingInvitation[]> => atHisAddress(db, identity, accountId, { state: 'pending' });

/** Wards whose invitation to this address was accepted by the link alone, so that no account is linked yet. */
export const unlinkedWards = (db: Knex, identity: IdentityFacade, accountId: UserId): Promise<PendingInvitation[]> =>
  atHisAddress(db, identity, accountId, { acting: true });

async function atHisAddress(
  db: Knex,
  identity: IdentityFacade,
  accountId: UserId,
  filter: Partial<Pick<GuardianRow, 'state' | 'acting'>>,
): Promise<PendingInvitation[]> {
  const address = await identity.provenAddressOf(db, accountId);
  if (address === null) return [];
  const rows = await db('guardianship.guardian')
    .where({ mailbox: mailboxOf(address), ...filter, account_id: null, ward_present: true })
    .orderBy(['named_at', 'id'])
    .select('ward_id', 'relation');
  const names = await identity.namesOf(
    db,
    rows.map((row) => row.ward_id),
  );
  return rows.map((row) => ({ firstName: names.get(row.ward_id) ?? '', relation: row.relation }));
}
