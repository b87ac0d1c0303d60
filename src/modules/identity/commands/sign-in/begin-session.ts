import { DomainError } from '#kernel/errors.ts';
import type { Kernel } from '#kernel/kernel.ts';
import { UseCase } from '#kernel/use-case.ts';
import { deviceName } from '../../domain/device-name.ts';
import type { NewSession } from '../../domain/session.ts';
import { newDevice } from '../../events.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Ports = Pick<Kernel, 'uow' | 'clock'> & Pick<UseCasePorts, 'accounts' | 'sessions' | 'devices' | 'networks'>;

/** Facts of a sign-in; `passwordHash` is the verified one, if a password was given. */
export interface SessionStart {
  device: string;
  address: string;
  passwordHash?: string | undefined;
}

/** Begins a session. A device that is new to the account is recorded, except with its first sign-in. */
export class BeginSession extends UseCase<Ports> {
  /** @throws identity.invalid-credentials if the password was changed, identity.disabled, identity.suspended */
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
      else if (isNew) tx.record(newDevice({ accountId, device: deviceName(session.userAgent, 'en') }));
    });
  }
}
