import type { Knex } from 'knex';
import { after, type Clock } from '#kernel/clock.ts';
import { hashOfToken, newToken, type UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import {
  CHALLENGE_LIFE,
  CHALLENGE_TRIES,
  type SignInChallenges,
  type WaitingSignIn,
} from '../domain/sign-in-challenge.ts';

/** Challenges, stored by their hashes. */
export class KnexSignInChallenges implements SignInChallenges {
  private readonly db: Knex;
  private readonly clock: Clock;

  constructor({ db, clock }: { db: Knex; clock: Clock }) {
    this.db = db;
    this.clock = clock;
  }

  async give(tx: Tx, accountId: UserId): Promise<string> {
    const token = newToken();
    await tx.db('identity.sign_in_challenge').insert({
      token_hash: hashOfToken(token),
      account_id: accountId,
      expires_at: after(this.clock.now(), CHALLENGE_LIFE),
    });
    return token;
  }

  async waiting(token: string): Promise<WaitingSignIn | null> {
    const row: { account_id: UserId; password_hash: string } | undefined = await this.open(token)
      .join('identity.account as a', 'a.id', 'account_id')
      .first('account_id', 'password_hash');
    return row ? { userId: row.account_id, passwordHash: row.password_hash } : null;
  }

  async countTry(token: string): Promise<boolean> {
    return (await this.open(token).update({ tries: this.db.raw('tries + 1') })) === 1;
  }

  async end(token: string): Promise<boolean> {
    return (await this.byToken(token).delete()) === 1;
  }

  private open(token: string) {
    return this.byToken(token).where('expires_at', '>', this.clock.now()).where('tries', '<', CHALLENGE_TRIES);
  }

  private byToken(token: string) {
    return this.db('identity.sign_in_challenge').where({ token_hash: hashOfToken(token) });
  }
}
