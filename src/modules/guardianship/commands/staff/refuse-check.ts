import type { AdminChange } from '#kernel/admin/admin-command.ts';
import { CaseCommand, type DeskPorts } from '#kernel/desk/case-command.ts';
import type { GuardianId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { GovernedGuardian } from '../../contracts/admin-guardians.schema.ts';
import { changeGuardian } from '../../guardian/change-guardian.ts';
import type { GuardianPorts } from '../../guardian/guardian-ports.ts';

type Ports = DeskPorts & Pick<GuardianPorts, 'guardians'>;

/**
 * Staff could not confirm that a guardian and his ward are two people: his part ends.
 * @throws guardianship.not-checked
 */
export class RefuseCheck extends CaseCommand<GuardianId, GovernedGuardian, Ports> {
  protected readonly verb = 'refuse';
  protected readonly queue = 'guardian-checks';
  protected readonly alreadyResolvedCode = 'guardianship.not-checked';
  protected readonly subjectType = 'guardian-check';

  protected resolve(tx: Tx, id: GuardianId, { at }: { at: Date }): Promise<AdminChange<GovernedGuardian>> {
    return changeGuardian(this.ports.guardians, tx, id, (guardian) => guardian.refuseCheck(at));
  }
}
