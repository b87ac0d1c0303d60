import type { Knex } from 'knex';
import { DomainError, invalidField } from '#kernel/errors.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Limits } from '#kernel/limits.ts';
import type { PasswordHashing } from '../infra/password-hashing.ts';
import { SecondFactors } from '../infra/second-factors.ts';
import type { ProveCode } from './prove-code.ts';
import { identityLimits } from '../limits.ts';

interface Ports {
  db: Knex;
  passwords: PasswordHashing;
  limits: Limits;
  prove: ProveCode;
}

/** What the owner gives; the code where two-factor sign-in is on. */
export interface Proof {
  password: string;
  code?: string | undefined;
}

/** Proves once more that whoever holds a session is its account's owner. Guesses count together with those at a change of password, and not with what strangers try. */
export class Reauthenticate {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Answers the hash that the password fitted. Throws with the field that is wrong, and `identity.two-factor-code` where the right password alone is not enough. */
  async execute(userId: UserId, { password, code }: Proof): Promise<string> {
    const { db, passwords, limits, prove } = this.ports;
    const row = await db('identity.account').where({ id: userId }).first('password_hash');
    await limits.take(identityLimits['guesses within a session'], userId);
    const right = password.isWellFormed() && (await passwords.verify(password, row.password_hash));
    if (!right) throw invalidField('password', validationText('passwordWrong'));
    await limits.clear(identityLimits['guesses within a session'], userId);
    if (await SecondFactors.isOn(db, userId)) {
      if (code === undefined) throw new DomainError('identity.two-factor-code');
      await prove.require(userId, code);
    }
    return row.password_hash;
  }
}
