import { AdminCommand, type AdminChange } from '#kernel/admin-command.ts';
import type { GuardianId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { GovernedGuardian } from '../contracts/admin-guardians.ts';
import { changeGuardian } from './governed-guardian.ts';
import type { GuardianPorts } from './ports.ts';

type Ports = Pick<GuardianPorts, 'uow' | 'clock' | 'guardians'>;

/**
 * The staff look into a question about a guardian. He has no access from then on, and her matches pause (decisions
 * 2.5). Throws `guardianship.not-verified` and `guardianship.already-disputed`.
 */
export class OpenDispute extends AdminCommand<{ id: GuardianId; reason: string }, GovernedGuardian> {
  protected readonly verb = 'open';
  protected readonly subjectType = 'guardian-dispute';
  private readonly guardians: Ports['guardians'];

  constructor(ports: Ports) {
    super(ports);
    this.guardians = ports.guardians;
  }

  protected change(
    tx: Tx,
    { id, reason }: { id: GuardianId; reason: string },
    { at }: { at: Date },
  ): Promise<AdminChange<GovernedGuardian>> {
    return changeGuardian(this.guardians, tx, id, (guardian) => guardian.openDispute(reason, at));
  }
}
