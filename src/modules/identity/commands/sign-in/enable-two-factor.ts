import { DomainError, invalidField } from '#kernel/errors.ts';
import { UseCase } from '#kernel/use-case.ts';
import { newRecoveryCodes } from '../../domain/second-factor.ts';
import type { Caller } from '../../domain/session.ts';
import { twoFactorSwitchedOn } from '../../events.ts';
import { lockConfirmedAccount } from '../../session/require-confirmed-account.ts';
import { complaintAbout } from '../../session/second-factor-code.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'uow' | 'accounts' | 'sessions' | 'pending' | 'factors'>;

/** Switches two-factor sign-in on with the app's first code: the second step of the setup. */
export class EnableTwoFactor extends UseCase<Ports> {
  /**
   * Returns the recovery codes, which are stored as hashes only.
   * @throws identity.email-unconfirmed, identity.two-factor-on, identity.two-factor-setup, or with the wrong field
   */
  execute(caller: Caller, code: string): Promise<string[]> {
    const { uow, pending, factors } = this.ports;
    return uow.run(async (tx) => {
      const { id: accountId } = (await lockConfirmedAccount(this.ports, tx, caller)).state;
      if (await factors.isOn(accountId, tx)) throw new DomainError('identity.two-factor-on');
      const recoveryCodes = newRecoveryCodes();
      const outcome = await factors.enable(tx, accountId, code, recoveryCodes);
      if (outcome === null) throw new DomainError('identity.two-factor-setup');
      if (outcome !== 'accepted') throw invalidField('code', complaintAbout(outcome));
      await pending.end(tx, accountId, 'second factor switched');
      tx.record(twoFactorSwitchedOn({ accountId }));
      return recoveryCodes;
    });
  }
}
