import type { Clock } from '#kernel/clock.ts';
import { hashOfToken } from '#kernel/values/ids.ts';
import type { Networks } from '../domain/network.ts';
import type { IdentityFacade } from '../index.ts';

export const sharedDeviceSignals =
  ({ clock, networks }: { clock: Clock; networks: Networks }): IdentityFacade['sharedDeviceSignals'] =>
  async (tx, userId, { accountId, device, signUpHandle, address }) => {
    const has = async (table: 'identity.device' | 'identity.sign_up_handle', hash: object) =>
      (await tx
        .db(table)
        .where({ account_id: userId, ...hash })
        .first('account_id')) !== undefined;
    const isBrowser =
      accountId === userId ||
      (device !== undefined && (await has('identity.device', { id_hash: hashOfToken(device) }))) ||
      (signUpHandle !== undefined && (await has('identity.sign_up_handle', { token_hash: hashOfToken(signUpHandle) })));
    const isNetwork = await networks.knows(tx, userId, address, clock.now());
    return [...(isBrowser ? (['browser'] as const) : []), ...(isNetwork ? (['network'] as const) : [])];
  };
