import type { Actor } from '#kernel/actor.ts';
import { DomainError, invalidField } from '#kernel/errors.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Account, Accounts } from '../domain/account.ts';
import { newRecoveryCodes, requiresTwoFactor } from '../domain/two-factor.ts';
import { twoFactorSwitchedOff, twoFactorSwitchedOn } from '../events.ts';
import { authenticatorUri, newSecret, qrOf } from '../infra/authenticator.ts';
import { PendingThings } from '../domain/pending-credentials.ts';
import { SecondFactors } from '../infra/second-factors.ts';
import { Sessions, type Caller } from '../infra/sessions.ts';
import { complaintAbout } from './prove-code.ts';
import type { Proof, Reauthenticate } from './reauthenticate.ts';

interface Ports extends Pick<Kernel, 'db' | 'uow' | 'mode'> {
  accounts: Accounts;
  factors: SecondFactors;
  reauthenticate: Reauthenticate;
}

/** Switches two-factor sign-in on, in two steps, and off (decisions 1.9). */
export class SwitchTwoFactor {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** A new secret for the person's authenticator app, in three forms. Throws `identity.email-unconfirmed`, `identity.two-factor-on`. */
  setUp(caller: Caller): Promise<{ secret: string; uri: string; qr: string }> {
    const { uow, factors } = this.ports;
    return uow.run(async (tx) => {
      const { id, email } = (await this.provenAccountOf(tx, caller)).state;
      const secret = newSecret();
      if (!(await factors.begin(tx, id, secret))) throw new DomainError('identity.two-factor-on');
      const uri = authenticatorUri(secret, email);
      return { secret, uri, qr: qrOf(uri) };
    });
  }

  /** The recovery codes, which are stored hashed only. Throws `identity.email-unconfirmed`, `identity.two-factor-on`, `identity.two-factor-setup`, or with the field. */
  enable(caller: Caller, code: string): Promise<string[]> {
    const { uow, factors } = this.ports;
    return uow.run(async (tx) => {
      const { id: accountId } = (await this.provenAccountOf(tx, caller)).state;
      if (await SecondFactors.isOn(tx.db, accountId)) throw new DomainError('identity.two-factor-on');
      const recoveryCodes = newRecoveryCodes();
      const outcome = await factors.enable(tx, accountId, code, recoveryCodes);
      if (outcome === null) throw new DomainError('identity.two-factor-setup');
      if (outcome !== 'accepted') throw invalidField('code', complaintAbout(outcome));
      await PendingThings.end(tx, accountId, 'second factor switched');
      tx.record(twoFactorSwitchedOn({ accountId }));
      return recoveryCodes;
    });
  }

  /** Throws `identity.two-factor-required` for whom it is compulsory, `identity.two-factor-off`, or with the field that is wrong. */
  async disable({ userId, role }: Actor, proof: Proof): Promise<void> {
    const { db, uow, mode, accounts, factors, reauthenticate } = this.ports;
    if (requiresTwoFactor(role, mode)) throw new DomainError('identity.two-factor-required');
    if (!(await SecondFactors.isOn(db, userId))) throw new DomainError('identity.two-factor-off');
    await reauthenticate.execute(userId, proof);
    await uow.run(async (tx) => {
      await accounts.find(tx, userId);
      if (!(await factors.end(tx, userId))) return;
      await PendingThings.end(tx, userId, 'second factor switched');
      tx.record(twoFactorSwitchedOff({ accountId: userId }));
    });
  }

  /** The caller's account, locked, while his session runs. An address that nobody confirmed may be another's, and would be lost to him by a second factor. */
  private async provenAccountOf(tx: Tx, { userId, sessionId }: Caller): Promise<Account> {
    const account = await this.ports.accounts.find(tx, userId);
    await Sessions.requireRunning(tx, sessionId);
    if (!account?.state.emailConfirmedAt) throw new DomainError('identity.email-unconfirmed');
    return account;
  }
}
