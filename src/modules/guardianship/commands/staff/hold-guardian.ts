import type { Guardian } from '../../domain/guardian.ts';
import { GuardianCommand } from '../../guardian/guardian-command.ts';

/**
 * Puts on hold what is sent to a guardian, who does not notice it.
 * @throws guardianship.not-verified and guardianship.already-held
 */
export class HoldGuardian extends GuardianCommand {
  protected readonly verb = 'hold';

  protected act(guardian: Guardian, { at }: Parameters<GuardianCommand['act']>[1]): void {
    guardian.hold(at);
  }
}
