import type { AdminChange } from '#kernel/admin/admin-command.ts';
import { CaseCommand, type DeskPorts } from '#kernel/desk/case-command.ts';
import type { GuardianId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { GovernedGuardian } from '../../contracts/admin-guardians.schema.ts';
import { changeGuardian } from '../../guardian/change-guardian.ts';
import type { GuardianPorts } from '../../guardian/guardian-ports.ts';

type Ports = DeskPorts & Pick<GuardianPorts, 'guardians'>;
interface Resolution {
  id: GuardianId;
  outcome: 'dismissed' | 'upheld';
}

/**
 * Staff resolve a question about a guardian: he acts as before, or his part ends.
 * @throws guardianship.not-disputed
 */
export class ResolveDispute extends CaseCommand<Resolution, GovernedGuardian, Ports> {
  protected readonly verb = 'resolve';
  protected readonly queue = 'guardian-disputes';
  protected readonly alreadyResolvedCode = 'guardianship.not-disputed';
  protected readonly subjectType = 'guardian-dispute';

  protected resolve(tx: Tx, { id, outcome }: Resolution, { at }: { at: Date }): Promise<AdminChange<GovernedGuardian>> {
    return changeGuardian(this.ports.guardians, tx, id, (guardian) =>
      outcome === 'upheld' ? guardian.upholdDispute(at) : guardian.dismissDispute(),
    );
  }
}
