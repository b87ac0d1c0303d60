import type { Knex } from 'knex';
import { normalEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/ids.ts';
import type { PasswordHashing } from '../infra/password-hashing.ts';

/** Checks an address and its password. An unknown address costs the same time and gets the same refusal as a wrong password. */
export class SignIn {
  private readonly db: Knex;
  private readonly passwords: PasswordHashing;

  constructor({ db, passwords }: { db: Knex; passwords: PasswordHashing }) {
    this.db = db;
    this.passwords = passwords;
  }

  async execute({ email, password }: { email: string; password: string }): Promise<UserId> {
    const row = await this.db('identity.account')
      .where({ email: normalEmail(email) })
      .first('id', 'password_hash', 'is_active');
    const right = password.isWellFormed() && (await this.passwords.verify(password, row?.password_hash ?? null));
    if (!right) throw new DomainError('identity.credentials');
    if (!row.is_active) throw new DomainError('identity.disabled');
    return row.id;
  }
}
