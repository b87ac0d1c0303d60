import type { Knex } from 'knex';
import { after, type Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { hashOfToken, newToken, type UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { CHALLENGE_LIFE, CHALLENGE_TRIES } from '../domain/two-factor.ts';

/** Whose sign-in waits, and the hash that the password fitted: were it another one now, the challenge would have ended. */
export interface Waiting {
  userId: UserId;
  passwordHash: string;
}

/** Sign-ins that have proven the password and wait for the code, each known to one browser by a cookie. */
export class SignInChallenges {
  private readonly db: Knex;
  private readonly uow: UnitOfWork;
  private readonly clock: Clock;

  constructor({ db, uow, clock }: { db: Knex; uow: UnitOfWork; clock: Clock }) {
    this.db = db;
    this.uow = uow;
    this.clock = clock;
  }

  /** What the browser keeps. Throws `identity.credentials` where the password was changed since it was proven. */
  give(accountId: UserId, provenHash: string): Promise<string> {
    return this.uow.run(async (tx) => {
      const account = await tx.db('identity.account').where({ id: accountId }).forShare().first('password_hash');
      if (account?.password_hash !== provenHash) throw new DomainError('identity.credentials');
      const token = newToken();
      await tx.db('identity.sign_in_challenge').insert({
        token_hash: hashOfToken(token),
        account_id: accountId,
        expires_at: after(this.clock.now(), CHALLENGE_LIFE),
      });
      return token;
    });
  }

  /** Null when it has ended or its tries are used up. */
  async waiting(token: string): Promise<Waiting | null> {
    const row = await this.open(token)
      .join('identity.account as a', 'a.id', 'account_id')
      .first('account_id', 'password_hash');
    return row ? { userId: row.account_id, passwordHash: row.password_hash } : null;
  }

  /** Counts a try before it is made, so that parallel ones count too; false when there are none left. */
  async countTry(token: string): Promise<boolean> {
    return (await this.open(token).update({ tries: this.db.raw('tries + 1') })) === 1;
  }

  /** Ends it; false when something else has. */
  async end(token: string): Promise<boolean> {
    return (await this.byToken(token).delete()) === 1;
  }

  private open(token: string): Knex.QueryBuilder {
    return this.byToken(token).where('expires_at', '>', this.clock.now()).where('tries', '<', CHALLENGE_TRIES);
  }

  private byToken(token: string): Knex.QueryBuilder {
    return this.db('identity.sign_in_challenge').where({ token_hash: hashOfToken(token) });
  }
}
