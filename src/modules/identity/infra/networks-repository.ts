import { after } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { KeyedHashes } from '#kernel/sealing/keyed-hashes.ts';
import type { Tx } from '#kernel/tx.ts';
import { NETWORK_LIFE, type Networks } from '../domain/network.ts';
import { publicNetworkOf } from './security/public-network.ts';

/** Networks as keyed hashes, which differ from account to account. */
export class KnexNetworks implements Networks {
  private readonly hashes: KeyedHashes;
  constructor({ hashes }: { hashes: KeyedHashes }) {
    this.hashes = hashes;
  }

  async remember(tx: Tx, accountId: UserId, address: string, at: Date): Promise<void> {
    const network = publicNetworkOf(address);
    if (!network) return;
    const row = { account_id: accountId, network_hash: this.hashes.newest(network, accountId), last_seen_at: at };
    await tx.db('identity.network').insert(row).onConflict(['account_id', 'network_hash']).merge();
  }

  async knows(tx: Tx, accountId: UserId, address: string, at: Date): Promise<boolean> {
    const network = publicNetworkOf(address);
    if (!network) return false;
    const row = await tx
      .db('identity.network')
      .where({ account_id: accountId })
      .whereIn('network_hash', this.hashes.all(network, accountId))
      .where('last_seen_at', '>', after(at, -NETWORK_LIFE))
      .first('account_id');
    return row !== undefined;
  }
}
