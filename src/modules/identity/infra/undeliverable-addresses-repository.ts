import type { Knex } from 'knex';
import type { KeyedHashes } from '#kernel/sealing/keyed-hashes.ts';
import type { Tx } from '#kernel/tx.ts';
import { normalEmail } from '#kernel/values/email-address.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { DeliveryFailure } from '../contracts/mail-events.ts';
import type { UndeliverableAddresses } from '../account/undeliverable-addresses.ts';

const WHOSE = 'undeliverable address';

/** Stores addresses of accounts in their rows, and all others as keyed hashes. */
export class KnexUndeliverableAddresses implements UndeliverableAddresses {
  private readonly hashes: KeyedHashes;
  constructor({ hashes }: { hashes: KeyedHashes }) {
    this.hashes = hashes;
  }

  async includes(db: Knex, email: string, reportedAfter = new Date(0)): Promise<boolean> {
    const address = normalEmail(email);
    const account = await db('identity.account')
      .where({ email: address })
      .first('undeliverable', 'undeliverable_since');
    if (account) return account.undeliverable !== null && account.undeliverable_since! >= reportedAfter;
    const row = await db('identity.undeliverable_address')
      .whereIn('address_hash', this.hashes.all(address, WHOSE))
      .where('since', '>=', reportedAfter)
      .first('cause');
    return row !== undefined;
  }

  async clear(tx: Tx, accountId: UserId): Promise<void> {
    await tx
      .db('identity.account')
      .where({ id: accountId })
      .whereNotNull('undeliverable_email')
      .update({ undeliverable_email: null, undeliverable_cause: null, undeliverable_since: null });
  }

  async add(tx: Tx, email: string, cause: DeliveryFailure, at: Date): Promise<void> {
    const address = normalEmail(email);
    const ofAccount = await tx
      .db('identity.account')
      .where({ email: address })
      .update({
        undeliverable_email: address,
        undeliverable_cause: cause,
        undeliverable_since: tx.db.raw('case when undeliverable is null then ? else undeliverable_since end', [at]),
      });
    if (ofAccount > 0) return;
    await tx
      .db('identity.undeliverable_address')
      .insert({ address_hash: this.hashes.newest(address, WHOSE), cause, since: at })
      .onConflict('address_hash')
      .merge(['cause']);
  }
}
