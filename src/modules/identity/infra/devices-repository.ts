import type { Knex } from 'knex';
import { hashOfToken, type UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Devices } from '../domain/device.ts';
import type { AccountRow } from './rows.ts';

/** Devices are stored by the hashes of their ids. */
export class KnexDevices implements Devices {
  private readonly db: Knex;
  constructor({ db }: { db: Knex }) {
    this.db = db;
  }

  async knows(device: string, email: string): Promise<boolean> {
    const row: Pick<AccountRow, 'id'> | undefined = await this.db('identity.device as d')
      .join('identity.account as a', 'a.id', 'd.account_id')
      .where({ 'd.id_hash': hashOfToken(device), 'a.email': email })
      .first('a.id');
    return row !== undefined;
  }

  async remember(tx: Tx, device: string, accountId: UserId, at: Date): Promise<boolean> {
    const row = { id_hash: hashOfToken(device), account_id: accountId };
    const known = await tx.db('identity.device').where(row).update({ last_used_at: at });
    if (known === 0) await tx.db('identity.device').insert({ ...row, last_used_at: at });
    return known === 0;
  }

  async forgetOthers(tx: Tx, accountId: UserId, inHand: string | undefined): Promise<void> {
    const own = tx.db('identity.device').where({ account_id: accountId });
    await (inHand === undefined ? own : own.whereNot({ id_hash: hashOfToken(inHand) })).delete();
  }
}
