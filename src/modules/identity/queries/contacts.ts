import type { UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Contact } from '../index.ts';

/** Who of these is there for others: neither disabled, nor leaving, nor staff. Share-locked until the transaction ends. */
export async function presentAmong(tx: Tx, userIds: UserId[]): Promise<Map<UserId, Contact>> {
  const rows = await tx
    .db('identity.account')
    .whereIn('id', userIds)
    .where({ is_active: true, deletion_scheduled_for: null, role: 'member' })
    .orderBy('id')
    .forShare()
    .select('id', 'email', 'username', 'first_name');
  return new Map(
    rows.map((row) => [row.id, { userId: row.id, email: row.email, name: row.first_name ?? row.username }]),
  );
}
