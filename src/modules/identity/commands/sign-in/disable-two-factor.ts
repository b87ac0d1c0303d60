import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Kernel } from '#kernel/kernel.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { PendingCredentials } from '../../domain/pending-credentials.ts';
import { requiresTwoFactor } from '../../domain/second-factor.ts';
import { twoFactorSwitchedOff } from '../../events.ts';
import { requireOwner, type Proof, type ProofPorts } from '../../session/require-password.ts';

interface Ports extends ProofPorts {
  mode: Kernel['mode'];
  pending: PendingCredentials;
}

/** Switches two-factor sign-in off with the password and a code. */
export class DisableTwoFactor extends UseCase<Ports> {
  /** @throws identity.two-factor-required for staff, identity.two-factor-off, or with the wrong field */
  async execute({ userId, role }: Actor, proof: Proof): Promise<void> {
    const { uow, mode, accounts, pending, factors } = this.ports;
    if (requiresTwoFactor(role, mode)) throw new DomainError('identity.two-factor-required');
    if (!(await factors.isOn(userId))) throw new DomainError('identity.two-factor-off');
    await requireOwner(this.ports, userId, proof);
    await uow.run(async (tx) => {
      await accounts.find(tx, userId);
      if (!(await factors.end(tx, userId))) return;
      await pending.end(tx, userId, 'second factor switched');
      tx.record(twoFactorSwitchedOff({ accountId: userId }));
    });
  }
}
