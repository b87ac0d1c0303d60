import type { Actor } from '#kernel/actor.ts';
import { audit } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Tx, UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Account, Accounts } from '../domain/account.ts';
import { PendingThings } from '../domain/pending-credentials.ts';
import { Sessions } from '../infra/sessions.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  accounts: Accounts;
}
/** Why an admin acts, and in which request; both are kept in the audit. */
interface Occasion {
  reason: string;
  requestId: string;
}
type Standing = Pick<Account['state'], 'id' | 'role' | 'isActive'>;

/**
 * What an admin does to somebody else's account, audited with what it was before. Nobody changes his or her own, so that
 * there is always an active admin. Each throws `identity.own-account`, `common.not-found`, or `common.forbidden` for one
 * who is an admin no more.
 */
export class GovernAccount {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Ends every session at once, and what is pending outside of them. */
  disable(admin: Actor, id: UserId, occasion: Occasion): Promise<Standing> {
    return this.act(admin, id, 'disable', occasion, async (tx, account) => {
      account.disable();
      await Sessions.endAll(tx, id);
      await PendingThings.end(tx, id, 'disabled');
    });
  }

  enable(admin: Actor, id: UserId, occasion: Occasion): Promise<Standing> {
    return this.act(admin, id, 'enable', occasion, async (_, account) => account.enable());
  }

  endSessions(admin: Actor, id: UserId, occasion: Occasion): Promise<Standing> {
    return this.act(admin, id, 'end-sessions', occasion, async (tx) => {
      await Sessions.endAll(tx, id);
      await PendingThings.end(tx, id, 'signed out elsewhere');
    });
  }

  /** Ends every session at once, and what is pending outside of them, where it changes the role. */
  setRole(admin: Actor, id: UserId, role: Actor['role'], occasion: Occasion): Promise<Standing> {
    return this.act(admin, id, 'set-role', occasion, async (tx, account) => {
      if (account.state.role === role) return;
      account.takeRole(role);
      await Sessions.endAll(tx, id);
      await PendingThings.end(tx, id, 'role changed');
    });
  }

  private act(
    admin: Actor,
    id: UserId,
    verb: string,
    { reason, requestId }: Occasion,
    change: (tx: Tx, account: Account) => Promise<void>,
  ): Promise<Standing> {
    const { uow, clock, accounts } = this.ports;
    return uow.run(async (tx) => {
      if (id === admin.userId) throw new DomainError('identity.own-account');
      if (!(await accounts.lockedAdmins(tx)).includes(admin.userId)) throw new DomainError('common.forbidden');
      const account = await accounts.find(tx, id);
      if (!account) throw new DomainError('common.not-found');
      const before = standingOf(account);
      await change(tx, account);
      await accounts.save(tx, account);
      const after = standingOf(account);
      const { userId: actor, role } = admin;
      const subject = { subjectType: 'user', subjectId: id };
      await audit(tx, { at: clock.now(), actor, role, verb, ...subject, reason, requestId, before, after });
      return { id, ...after };
    });
  }
}

const standingOf = ({ state: { role, isActive } }: Account) => ({ role, isActive });
