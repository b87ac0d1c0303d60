import type { Knex } from 'knex';
import { DAY } from '#kernel/clock.ts';
import { hashOfToken, type UserId } from '#kernel/ids.ts';
import type { Try } from '#kernel/limits.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** A device that was not used for so long counts as none. */
export const DEVICE_LIFE = 365 * DAY;

/** Devices on which an account was signed in to: others' guesses do not keep the owner out there. Each is a random id in a cookie. */
export const Devices = {
  /** Whether somebody has signed in on this device to the account with this address. */
  async knows(db: Knex, device: string, email: string): Promise<boolean> {
    const row = await db('identity.device as d')
      .join('identity.account as a', 'a.id', 'd.account_id')
      .where({ 'd.id_hash': hashOfToken(device), 'a.email': email })
      .first('a.id');
    return row !== undefined;
  },

  /** As what a try of this account's password counts: on a device of its owner by itself, elsewhere together with everybody's. */
  async passwordTry(db: Knex, device: string | undefined, email: string): Promise<Try> {
    const known = device !== undefined && (await Devices.knows(db, device, email));
    return known ? ['sign-in on a known device', `${device} ${email}`] : ['sign-in of an account', email];
  },

  async remember(tx: Tx, device: string, accountId: UserId, at: Date): Promise<void> {
    const row = { id_hash: hashOfToken(device), account_id: accountId, last_used_at: at };
    await tx.db('identity.device').insert(row).onConflict(['account_id', 'id_hash']).merge(['last_used_at']);
  },

  /** Whoever knew the old password may have left devices behind. */
  async forgetAll(tx: Tx, accountId: UserId): Promise<void> {
    await tx.db('identity.device').where({ account_id: accountId }).delete();
  },
};
