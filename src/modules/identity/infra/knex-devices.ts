import type { Knex } from 'knex';
import { DAY } from '#kernel/clock.ts';
import { hashOfToken, type UserId } from '#kernel/ids.ts';
import type { Try } from '#kernel/limits.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { identityLimits } from '../limits.ts';

/** A device that was not used for so long counts as none. */
export const DEVICE_LIFE = 365 * DAY;

/** Devices on which an account was signed in to: others' guesses do not keep the owner out there, and a sign-in on any other is told. Each is a random id in a cookie. */
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
    return known
      ? [identityLimits['sign-in on a known device'], `${device} ${email}`]
      : [identityLimits['sign-in of an account'], email];
  },

  /** Whether it was not known for this account until now. */
  async remember(tx: Tx, device: string, accountId: UserId, at: Date): Promise<boolean> {
    const row = { id_hash: hashOfToken(device), account_id: accountId };
    const known = await tx.db('identity.device').where(row).update({ last_used_at: at });
    if (known === 0) await tx.db('identity.device').insert({ ...row, last_used_at: at });
    return known === 0;
  },

  /** Whoever knew the old password may have left devices behind: only the one in hand, on which the new one is set, stays known if it was. */
  async forgetOthers(tx: Tx, accountId: UserId, inHand: string | undefined): Promise<void> {
    const own = tx.db('identity.device').where({ account_id: accountId });
    await (inHand === undefined ? own : own.whereNot({ id_hash: hashOfToken(inHand) })).delete();
  },
};
