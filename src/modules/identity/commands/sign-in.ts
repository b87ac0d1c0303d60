import type { Knex } from 'knex';
import { normalEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/ids.ts';
import { networkOf, type Limits, type Try } from '#kernel/limits.ts';
import { Devices } from '../infra/devices.ts';
import type { PasswordHashing } from '../infra/password-hashing.ts';
import { SecondFactors } from '../infra/second-factors.ts';
import type { SignInChallenges } from '../infra/sign-in-challenges.ts';
import { identityLimits } from '../limits.ts';

interface Attempt {
  email: string;
  password: string;
  /** Where the call comes from. */
  address: string;
  /** The id of the device, where its cookie is one of ours. */
  device: string | undefined;
}

interface Ports {
  db: Knex;
  passwords: PasswordHashing;
  limits: Limits;
  challenges: SignInChallenges;
}

interface FirstStep {
  userId: UserId;
  /** The hash that the password fitted; a session starts only while it is still the account's. */
  passwordHash: string;
  /** What this browser keeps until the code is given; null where the password is enough. */
  challenge: string | null;
}

/**
 * Checks an address and its password. An unknown address costs the same time and gets the same refusal as a wrong
 * password; repeated failures are slowed, for the account and for where they come from (decisions 1.5, 1.8). On a device
 * where the account was signed in to before, tries count by themselves: others' guesses do not keep the owner out.
 */
export class SignIn {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async execute({ email, password, address, device }: Attempt): Promise<FirstStep> {
    const { db, passwords, limits, challenges } = this.ports;
    const account = normalEmail(email);
    const own = await Devices.passwordTry(db, device, account);
    const everybodys: Try[] =
      own[0] === identityLimits['sign-in of an account']
        ? [[identityLimits['sign-in from an address'], networkOf(address)]]
        : [];
    await limits.takeEach([...everybodys, own]);
    const row = await db('identity.account').where({ email: account }).first('id', 'password_hash', 'is_active');
    const right = password.isWellFormed() && (await passwords.verify(password, row?.password_hash ?? null));
    if (!right) throw new DomainError('identity.credentials');
    await limits.clear(...own);
    for (const shared of everybodys) await limits.giveBack(...shared);
    if (!row.is_active) throw new DomainError('identity.disabled');
    const { id: userId, password_hash: passwordHash } = row;
    const needsCode = await SecondFactors.isOn(db, userId);
    return { userId, passwordHash, challenge: needsCode ? await challenges.give(userId, passwordHash) : null };
  }
}
