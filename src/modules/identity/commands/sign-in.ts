import type { Knex } from 'knex';
import { normalEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/ids.ts';
import { networkOf, type Limits } from '#kernel/limits.ts';
import type { PasswordHashing } from '../infra/password-hashing.ts';

interface Attempt {
  email: string;
  password: string;
  /** Where the call comes from. */
  address: string;
}

/**
 * Checks an address and its password. An unknown address costs the same time and gets the same refusal as a wrong
 * password; repeated failures are slowed, for the account and for where they come from (decisions 1.5, 1.8).
 */
export class SignIn {
  private readonly db: Knex;
  private readonly passwords: PasswordHashing;
  private readonly limits: Limits;

  constructor({ db, passwords, limits }: { db: Knex; passwords: PasswordHashing; limits: Limits }) {
    this.db = db;
    this.passwords = passwords;
    this.limits = limits;
  }

  async execute({ email, password, address }: Attempt): Promise<UserId> {
    const account = normalEmail(email);
    const network = networkOf(address);
    await this.limits.take('sign-in from an address', network);
    await this.limits.take('sign-in of an account', account);
    const row = await this.db('identity.account').where({ email: account }).first('id', 'password_hash', 'is_active');
    const right = password.isWellFormed() && (await this.passwords.verify(password, row?.password_hash ?? null));
    if (!right) throw new DomainError('identity.credentials');
    await this.limits.clear('sign-in of an account', account);
    await this.limits.giveBack('sign-in from an address', network);
    if (!row.is_active) throw new DomainError('identity.disabled');
    return row.id;
  }
}
