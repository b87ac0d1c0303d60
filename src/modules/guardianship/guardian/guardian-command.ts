import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import type { DeskPorts } from '#kernel/desk/case-command.ts';
import type { GuardianId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { GovernedGuardian } from '../contracts/admin-guardians.schema.ts';
import type { Guardian } from '../domain/guardian.ts';
import { changeGuardian } from './change-guardian.ts';
import type { GuardianPorts } from './guardian-ports.ts';

interface Act {
  id: GuardianId;
  reason: string;
}
type Ports = Pick<GuardianPorts, 'uow' | 'clock' | 'guardians'> & Pick<DeskPorts, 'conflictOfInterest'>;

/**
 * Base class of what the staff do about a guardian of their own accord.
 * @throws common.not-found if the admin is one of the two
 */
export abstract class GuardianCommand extends AdminCommand<Act, GovernedGuardian, Ports> {
  protected readonly subjectType = 'guardian-dispute';

  protected async change(
    tx: Tx,
    act: Act,
    { admin, at }: { admin: Actor; at: Date },
  ): Promise<AdminChange<GovernedGuardian>> {
    const { guardians, conflictOfInterest } = this.ports;
    await conflictOfInterest.refuse(tx.db, { queue: 'guardian-disputes', id: act.id }, admin.userId);
    return changeGuardian(guardians, tx, act.id, (guardian) => this.act(guardian, { ...act, admin, at }));
  }

  protected abstract act(guardian: Guardian, by: Act & { admin: Actor; at: Date }): void;
}
