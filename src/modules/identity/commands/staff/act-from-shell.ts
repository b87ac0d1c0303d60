import { audit, SHELL_OPERATOR } from '#kernel/admin/audit.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/tx.ts';
import { UseCase } from '#kernel/use-case.ts';
import { normalEmail } from '#kernel/values/email-address.ts';
import type { Account } from '../../domain/account.ts';
import type { Gender } from '../../contracts/auth.ts';
import type { ShellAct } from '../../account/shell-act.ts';
import { twoFactorSwitchedOff } from '../../events.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Ports = Pick<Kernel, 'uow' | 'clock'> & Pick<UseCasePorts, 'accounts' | 'sessions' | 'pending' | 'factors'>;

interface Input {
  email: string;
  act: ShellAct;
  reason: string;
  /** Of a new admin whose account does not say it; nothing else in the console sets it. */
  gender?: Gender;
}

/** The operator acts on an account from the shell, for a site whose admins cannot sign in; the audit records it. */
export class ActFromShell extends UseCase<Ports> {
  /** @throws common.not-found if no account has the address; identity.two-factor-off and identity.gender-fixed */
  async execute({ email, act, reason, gender }: Input): Promise<{ isGenderKnown: boolean }> {
    const { uow, clock, accounts } = this.ports;
    return uow.run(async (tx) => {
      const account = await accounts.findByEmail(tx, normalEmail(email));
      if (!account) throw new DomainError('common.not-found');
      const before = stateOf(account);
      await this.act(tx, act, account);
      if (gender) account.setGender(gender);
      await accounts.save(tx, account);
      await audit(tx, {
        at: clock.now(),
        actor: SHELL_OPERATOR,
        role: 'admin',
        verb: `shell-${act}`,
        subjectType: 'user',
        subjectId: account.state.id,
        reason,
        requestId: 'shell',
        before,
        after: stateOf(account),
      });
      return { isGenderKnown: account.state.gender !== null };
    });
  }

  private async act(tx: Tx, act: ShellAct, account: Account): Promise<void> {
    const { sessions, pending, factors } = this.ports;
    const { id } = account.state;
    if (act === 'enable') return account.enable();
    if (act === 'end-second-factor') {
      if (!(await factors.end(tx, id))) throw new DomainError('identity.two-factor-off');
      await pending.end(tx, id, 'second factor switched');
      tx.record(twoFactorSwitchedOff({ accountId: id }));
      return;
    }
    account.setRole('admin');
    await sessions.endAll(tx, id);
    await pending.end(tx, id, 'role changed');
  }
}

const stateOf = ({ state: { role, duties, isActive, gender } }: Account) => ({
  role,
  ...(gender && { gender }),
  ...(duties.length > 0 && { duties }),
  isActive,
});
