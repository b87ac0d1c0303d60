import { normalEmail } from '#kernel/values/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { networkOf, type Try } from '#kernel/limits.ts';
import { UseCase } from '#kernel/use-case.ts';
import { identityLimits } from '../../limits.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

interface Attempt {
  email: string;
  password: string;
  /** The network address of the request. */
  address: string;
  /** The device id from a valid cookie. */
  device: string | undefined;
}

type Ports = Pick<UseCasePorts, 'uow' | 'accounts' | 'devices' | 'factors' | 'passwords' | 'limits' | 'challenges'>;

interface FirstStep {
  userId: UserId;
  /** The verified hash; a session starts only while it is still the account's. */
  passwordHash: string;
  /** The cookie of a browser that must give a code; null if the password is enough. */
  challenge: string | null;
}

/**
 * Checks address and password, with the same time and refusal for an unknown address. Failures are throttled by account
 * and network, apart on a known device.
 */
export class SignIn extends UseCase<Ports> {
  async execute({ email, password, address, device }: Attempt): Promise<FirstStep> {
    const { accounts, factors, passwords, limits } = this.ports;
    const normal = normalEmail(email);
    const own = await this.limitOf(device, normal);
    const everybodys: Try[] =
      own[0] === identityLimits['sign-in of an account']
        ? [[identityLimits['sign-in from an address'], networkOf(address)]]
        : [];
    await limits.consumeEach([...everybodys, own]);
    const account = await accounts.readByEmail(normal);
    const right = password.isWellFormed() && (await passwords.verify(password, account?.state.passwordHash ?? null));
    if (!account || !right) throw new DomainError('identity.invalid-credentials');
    await limits.clear(...own);
    for (const shared of everybodys) await limits.refund(...shared);
    account.requireActive();
    const { id: userId, passwordHash } = account.state;
    const needsCode = await factors.isOn(userId);
    return { userId, passwordHash, challenge: needsCode ? await this.challenge(userId, passwordHash) : null };
  }

  /** Refuses if the password was changed since it was verified. */
  private challenge(userId: UserId, provenHash: string): Promise<string> {
    const { uow, accounts, challenges } = this.ports;
    return uow.run(async (tx) => {
      const account = await accounts.find(tx, userId);
      if (account?.state.passwordHash !== provenHash) throw new DomainError('identity.invalid-credentials');
      return challenges.give(tx, userId);
    });
  }

  /** Counts tries on a known device of the owner apart from all others. */
  private async limitOf(device: string | undefined, email: string): Promise<Try> {
    const known = device !== undefined && (await this.ports.devices.knows(device, email));
    return known
      ? [identityLimits['sign-in on a known device'], `${device} ${email}`]
      : [identityLimits['sign-in of an account'], email];
  }
}
