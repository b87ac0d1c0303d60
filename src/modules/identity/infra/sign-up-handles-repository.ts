import { after, type Clock } from '#kernel/clock.ts';
import { hashOfToken, newToken, type UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { SIGN_UP_HANDLE_LIFE, type SignUpHandles } from '../domain/sign-up-handle.ts';

/** Handles, stored by their hashes. */
export class KnexSignUpHandles implements SignUpHandles {
  private readonly clock: Clock;
  constructor(clock: Clock) {
    this.clock = clock;
  }

  async give(tx: Tx, accountId: UserId): Promise<string> {
    const handle = newToken();
    await tx.db('identity.sign_up_handle').insert({
      token_hash: hashOfToken(handle),
      account_id: accountId,
      expires_at: after(this.clock.now(), SIGN_UP_HANDLE_LIFE),
    });
    return handle;
  }

  async redeem(tx: Tx, handle: string | undefined, accountId: UserId): Promise<boolean> {
    if (!handle) return false;
    const used = await tx
      .db('identity.sign_up_handle')
      .where({ token_hash: hashOfToken(handle), account_id: accountId })
      .where('expires_at', '>', this.clock.now())
      .delete();
    return used === 1;
  }
}
