import { normalEmail } from '#kernel/values/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { networkOf, type Limits, type Try } from '#kernel/limits.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Accounts } from '../../domain/account.ts';
import type { Devices } from '../../domain/device.ts';
import type { PasswordHashing } from '../../domain/password-hashing.ts';
import type { SecondFactors } from '../../domain/second-factor.ts';
import type { SignInChallenges } from '../../domain/sign-in-challenge.ts';
import { identityLimits } from '../../limits.ts';

interface Attempt {
  email: string;
  password: string;
  /** Where the call comes from. */
  address: string;
  /** The id of the device, where its cookie is one of ours. */
  device: string | undefined;
}

interface Ports {
  uow: UnitOfWork;
  accounts: Accounts;
  devices: Devices;
  factors: SecondFactors;
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
 * password; repeated failures are slowed, for the account and for where they come from (R-1.5, R-1.8). On a
 * device where the account was signed in to before, tries count by themselves: others' guesses do not keep the owner
 * out.
 */
export class SignIn {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async execute({ email, password, address, device }: Attempt): Promise<FirstStep> {
    const { accounts, factors, passwords, limits } = this.ports;
    const normal = normalEmail(email);
    const own = await this.ownTry(device, normal);
    const everybodys: Try[] =
      own[0] === identityLimits['sign-in of an account']
        ? [[identityLimits['sign-in from an address'], networkOf(address)]]
        : [];
    await limits.takeEach([...everybodys, own]);
    const account = await accounts.readByEmail(normal);
    const right = password.isWellFormed() && (await passwords.verify(password, account?.state.passwordHash ?? null));
    if (!account || !right) throw new DomainError('identity.invalid-credentials');
    await limits.clear(...own);
    for (const shared of everybodys) await limits.giveBack(...shared);
    account.requireActive();
    const { id: userId, passwordHash } = account.state;
    const needsCode = await factors.isOn(userId);
    return { userId, passwordHash, challenge: needsCode ? await this.challenge(userId, passwordHash) : null };
  }

  /** Not where the password was changed since it was proven. */
  private challenge(userId: UserId, provenHash: string): Promise<string> {
    const { uow, accounts, challenges } = this.ports;
    return uow.run(async (tx) => {
      const account = await accounts.find(tx, userId);
      if (account?.state.passwordHash !== provenHash) throw new DomainError('identity.invalid-credentials');
      return challenges.give(tx, userId);
    });
  }

  /**
   * As what a try of this account's password counts: on a device of its owner by itself, elsewhere together with
   * everybody's.
   */
  private async ownTry(device: string | undefined, email: string): Promise<Try> {
    const known = device !== undefined && (await this.ports.devices.knows(device, email));
    return known
      ? [identityLimits['sign-in on a known device'], `${device} ${email}`]
      : [identityLimits['sign-in of an account'], email];
  }
}
