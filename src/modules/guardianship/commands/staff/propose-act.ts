import type { Guardian } from '../../domain/guardian.ts';
import { GuardianCommand } from '../../guardian/guardian-command.ts';

/**
 * Proposes to act against a guardian without his ward's answer, which another staff member may then do.
 * @throws guardianship.not-verified
 */
export class ProposeAct extends GuardianCommand {
  protected readonly verb = 'propose';

  protected act(guardian: Guardian, { admin, at }: Parameters<GuardianCommand['act']>[1]): void {
    guardian.proposeAct(admin.userId, at);
  }
}
