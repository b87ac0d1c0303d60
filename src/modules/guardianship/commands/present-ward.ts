import type { UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Contact, IdentityFacade } from '../../identity/index.ts';

/** The ward, while she is there; share-locked until the transaction ends. */
export const presentWard = async (tx: Tx, identity: IdentityFacade, wardId: UserId): Promise<Contact | null> =>
  (await identity.presentAmong(tx, [wardId])).get(wardId) ?? null;
