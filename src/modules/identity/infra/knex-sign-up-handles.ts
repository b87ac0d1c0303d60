import type { Clock } from '#kernel/clock.ts';
import { after, MINUTE } from '#kernel/clock.ts';
import { hashOfToken, newToken, type UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** The handle lives this long (design: security, rule 1). */
export const SIGN_UP_HANDLE_LIFE = 15 * MINUTE;

/** Proof that a browser has just signed up a certain account, for naming the guardian before the first sign-in. Kept in a cookie. */
export class SignUpHandles {
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

  /** Uses the handle up: true once, for that account, within its life. */
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
