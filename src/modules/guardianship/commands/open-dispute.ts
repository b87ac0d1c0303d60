import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import type { DeskPorts } from '#kernel/desk/case-command.ts';
import type { GuardianId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { GovernedGuardian } from '../contracts/admin-guardians.schema.ts';
import { changeGuardian } from '../guardian/change-guardian.ts';
import type { GuardianPorts } from '../guardian/guardian-ports.ts';

type Ports = Pick<GuardianPorts, 'uow' | 'clock' | 'guardians'> & Pick<DeskPorts, 'conflictOfInterest'>;

/**
 * Staff look into a question about a guardian, who loses access meanwhile; the ward's matches pause.
 * @throws common.not-found if the admin is one of the two
 * @throws guardianship.not-verified and guardianship.already-disputed
 */
export class OpenDispute extends AdminCommand<{ id: GuardianId; reason: string }, GovernedGuardian, Ports> {
  protected readonly verb = 'open';
  protected readonly subjectType = 'guardian-dispute';

  protected async change(
    tx: Tx,
    { id, reason }: { id: GuardianId; reason: string },
    { admin, at }: { admin: Actor; at: Date },
  ): Promise<AdminChange<GovernedGuardian>> {
    const { guardians, conflictOfInterest } = this.ports;
    await conflictOfInterest.refuse(tx.db, { queue: 'guardian-disputes', id }, admin.userId);
    return changeGuardian(guardians, tx, id, (guardian) => guardian.openDispute(reason, at));
  }
}
