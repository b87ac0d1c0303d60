import type { Knex } from 'knex';
import { invalidField } from '#kernel/errors.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Limits } from '#kernel/limits.ts';
import type { PasswordHashing } from '../infra/password-hashing.ts';

interface Ports {
  db: Knex;
  passwords: PasswordHashing;
  limits: Limits;
}

/** Proves once more that whoever holds a session is its account's owner. Guesses count together with those at a change of password, and not with what strangers try. */
export class Reauthenticate {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Answers the hash that the password fitted. Throws with the field that is wrong. */
  async execute(userId: UserId, { password }: { password: string }): Promise<string> {
    const { db, passwords, limits } = this.ports;
    const row = await db('identity.account').where({ id: userId }).first('password_hash');
    await limits.take('guesses within a session', userId);
    const right = password.isWellFormed() && (await passwords.verify(password, row.password_hash));
    if (!right) throw invalidField('password', validationText('passwordWrong'));
    await limits.clear('guesses within a session', userId);
    return row.password_hash;
  }
}
