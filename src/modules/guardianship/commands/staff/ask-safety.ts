import type { Guardian } from '../../domain/guardian.ts';
import { GuardianCommand } from '../../guardian/guardian-command.ts';

/**
 * Asks a ward whether it is safe to act on what she wrote, and when; her guardian does not notice it.
 * @throws guardianship.not-verified
 */
export class AskSafety extends GuardianCommand {
  protected readonly verb = 'ask';

  protected act(guardian: Guardian, { at }: Parameters<GuardianCommand['act']>[1]): void {
    guardian.askSafety(at);
  }
}
