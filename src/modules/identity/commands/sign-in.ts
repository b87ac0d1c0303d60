import type { Knex } from 'knex';
import { normalEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/ids.ts';
import { networkOf, type Limits } from '#kernel/limits.ts';
import type { PasswordHashing } from '../infra/password-hashing.ts';
import { SecondFactors } from '../infra/second-factors.ts';
import type { SignInChallenges } from '../infra/sign-in-challenges.ts';

interface Attempt {
  email: string;
  password: string;
  /** Where the call comes from. */
  address: string;
}

interface Ports {
  db: Knex;
  passwords: PasswordHashing;
  limits: Limits;
  challenges: SignInChallenges;
}

interface FirstStep {
  userId: UserId;
  /** What this browser keeps until the code is given; null where the password is enough. */
  challenge: string | null;
}

/**
 * Checks an address and its password. An unknown address costs the same time and gets the same refusal as a wrong
 * password; repeated failures are slowed, for the account and for where they come from (decisions 1.5, 1.8).
 */
export class SignIn {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async execute({ email, password, address }: Attempt): Promise<FirstStep> {
    const { db, passwords, limits, challenges } = this.ports;
    const account = normalEmail(email);
    const network = networkOf(address);
    await limits.take('sign-in from an address', network);
    await limits.take('sign-in of an account', account);
    const row = await db('identity.account').where({ email: account }).first('id', 'password_hash', 'is_active');
    const right = password.isWellFormed() && (await passwords.verify(password, row?.password_hash ?? null));
    if (!right) throw new DomainError('identity.credentials');
    await limits.clear('sign-in of an account', account);
    await limits.giveBack('sign-in from an address', network);
    if (!row.is_active) throw new DomainError('identity.disabled');
    const needsCode = await SecondFactors.isOn(db, row.id);
    return { userId: row.id, challenge: needsCode ? await challenges.give(row.id, row.password_hash) : null };
  }
}
