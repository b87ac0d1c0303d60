import type { Actor } from '#kernel/actor.ts';
import { DomainError, invalidField } from '#kernel/errors.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { UserId } from '#kernel/ids.ts';
import { newRecoveryCodes, requiresTwoFactor } from '../domain/two-factor.ts';
import { twoFactorSwitchedOff, twoFactorSwitchedOn } from '../events.ts';
import { authenticatorUri, newSecret, qrOf } from '../infra/authenticator.ts';
import { SecondFactors } from '../infra/second-factors.ts';
import { complaintAbout } from './prove-code.ts';
import type { Proof, Reauthenticate } from './reauthenticate.ts';

interface Ports extends Pick<Kernel, 'db' | 'uow' | 'mode'> {
  factors: SecondFactors;
  reauthenticate: Reauthenticate;
}

/** Switches two-factor sign-in on, in two steps, and off (decisions 1.9). */
export class SwitchTwoFactor {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** A new secret for the person's authenticator app, in three forms. Throws `identity.two-factor-on`. */
  setUp(accountId: UserId): Promise<{ secret: string; uri: string; qr: string }> {
    const { uow, factors } = this.ports;
    return uow.run(async (tx) => {
      const { email } = await tx.db('identity.account').where({ id: accountId }).first('email');
      const secret = newSecret();
      if (!(await factors.begin(tx, accountId, secret))) throw new DomainError('identity.two-factor-on');
      const uri = authenticatorUri(secret, email);
      return { secret, uri, qr: qrOf(uri) };
    });
  }

  /** The recovery codes, which are stored hashed only. Throws `identity.two-factor-on`, `identity.two-factor-setup`, or with the field. */
  enable(accountId: UserId, code: string): Promise<string[]> {
    const { uow, factors } = this.ports;
    return uow.run(async (tx) => {
      if (await SecondFactors.isOn(tx.db, accountId)) throw new DomainError('identity.two-factor-on');
      const recoveryCodes = newRecoveryCodes();
      const outcome = await factors.enable(tx, accountId, code, recoveryCodes);
      if (outcome === null) throw new DomainError('identity.two-factor-setup');
      if (outcome !== 'accepted') throw invalidField('code', complaintAbout(outcome));
      tx.record(twoFactorSwitchedOn({ accountId }));
      return recoveryCodes;
    });
  }

  /** Throws `identity.two-factor-required` for whom it is compulsory, `identity.two-factor-off`, or with the field that is wrong. */
  async disable({ userId, role }: Actor, proof: Proof): Promise<void> {
    const { db, uow, mode, factors, reauthenticate } = this.ports;
    if (requiresTwoFactor(role, mode)) throw new DomainError('identity.two-factor-required');
    if (!(await SecondFactors.isOn(db, userId))) throw new DomainError('identity.two-factor-off');
    await reauthenticate.execute(userId, proof);
    await uow.run(async (tx) => {
      if (await factors.end(tx, userId)) tx.record(twoFactorSwitchedOff({ accountId: userId }));
    });
  }
}
