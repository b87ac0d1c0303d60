import type { Guardian } from '../../domain/guardian.ts';
import { GuardianCommand } from '../../guardian/guardian-command.ts';

/**
 * Ends the hold of a guardian.
 * @throws guardianship.not-held
 */
export class EndHold extends GuardianCommand {
  protected readonly verb = 'end-hold';

  protected act(guardian: Guardian): void {
    guardian.endHold();
  }
}
