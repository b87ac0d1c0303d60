import { DomainError } from '#kernel/errors.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Accounts } from '../../domain/account.ts';
import type { Devices } from '../../domain/device.ts';
import type { Networks } from '../../domain/network.ts';
import type { NewSession, Sessions } from '../../domain/session.ts';
import { newDevice } from '../../events.ts';

interface Ports extends Pick<Kernel, 'uow' | 'clock'> {
  accounts: Accounts;
  sessions: Sessions;
  devices: Devices;
  networks: Networks;
}

/**
 * What a sign-in brings along: the device in hand, from where it comes, and the hash that the given password fitted, if
 * one was given.
 */
export interface SessionStart {
  device: string;
  address: string;
  passwordHash?: string | undefined;
}

/**
 * Begins the session of somebody who has signed in. A device that the account does not know is recorded, but for its
 * very first.
 */
export class BeginSession {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /**
   * Throws `identity.invalid-credentials` where the password was changed, and `identity.disabled` or
   * `identity.suspended` where the account was closed, since it was proven: the account is locked against both.
   */
  execute(session: NewSession, { device, address, passwordHash }: SessionStart): Promise<void> {
    const { uow, clock, accounts, sessions, devices, networks } = this.ports;
    return uow.run(async (tx) => {
      const at = clock.now();
      const account = session.data.accountId && (await accounts.find(tx, session.data.accountId));
      if (!account || (passwordHash ?? account.state.passwordHash) !== account.state.passwordHash)
        throw new DomainError('identity.invalid-credentials');
      account.requireActive();
      const { id: accountId, role } = account.state;
      await sessions.begin(tx, session, { id: accountId, role, device }, at);
      const isNew = await devices.remember(tx, device, accountId, at);
      if (account.isEligibleAsWard) await networks.remember(tx, accountId, address, at);
      if (account.signIn(at)) await accounts.save(tx, account);
      else if (isNew) tx.record(newDevice({ accountId }));
    });
  }
}
