import { after } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { DisablingCause } from '../contracts/disabling.ts';
import { TIME_TO_APPEAL } from '../domain/account-state.ts';
import type { AccountRow } from '../infra/rows.ts';

/** Returns why an account was disabled for good; null if it is active, suspended or erased. */
export async function closedFor(tx: Tx, userId: UserId): Promise<DisablingCause | null> {
  const row: Pick<AccountRow, 'disabled_for'> | undefined = await tx
    .db('identity.account')
    .where({ id: userId, disabled_until: null })
    .first('disabled_for');
  return row?.disabled_for ?? null;
}

/** Returns the act that disabled the account at this address, while its owner may appeal against it. */
export async function appealableAt(
  tx: Tx,
  email: string,
  at: Date,
): Promise<{ id: UserId; resolvedBy: UserId; resolvedAt: Date } | null> {
  const row: Pick<AccountRow, 'id' | 'disabled_by' | 'disabled_at'> | undefined = await tx
    .db('identity.account')
    .whereRaw('mailbox = kernel.mailbox_of(?)', [email.toLowerCase()])
    .where('disabled_at', '>=', after(at, -TIME_TO_APPEAL))
    .orderBy('disabled_at', 'desc')
    .first('id', 'disabled_by', 'disabled_at');
  return row ? { id: row.id, resolvedBy: row.disabled_by!, resolvedAt: row.disabled_at! } : null;
}
