import type { Knex } from 'knex';
import { DomainError, invalidField } from '#kernel/errors.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Limits } from '#kernel/limits.ts';
import type { PasswordHashing } from '../infra/password-hashing.ts';
import { SecondFactors } from '../infra/second-factors.ts';
import type { ProveCode } from './prove-code.ts';

interface Ports {
  db: Knex;
  passwords: PasswordHashing;
  limits: Limits;
  prove: ProveCode;
}

/** Proves once more that whoever holds a session is its account's owner. Guesses count together with those at sign-in. */
export class Reauthenticate {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Throws with the field that is wrong, and `identity.two-factor-code` where the right password alone is not enough. */
  async execute(userId: UserId, { password, code }: { password: string; code?: string | undefined }): Promise<void> {
    const { db, passwords, limits, prove } = this.ports;
    const row = await db('identity.account').where({ id: userId }).first('email', 'password_hash');
    await limits.take('sign-in of an account', row.email);
    const right = password.isWellFormed() && (await passwords.verify(password, row.password_hash));
    if (!right) throw invalidField('password', validationText('passwordWrong'));
    await limits.clear('sign-in of an account', row.email);
    if (!(await SecondFactors.isOn(db, userId))) return;
    if (code === undefined) throw new DomainError('identity.two-factor-code');
    await prove.require(userId, code);
  }
}
