import type { Guardian } from '../../domain/guardian.ts';
import { GuardianCommand } from '../../guardian/guardian-command.ts';

/**
 * Staff look into a question about a guardian, who loses access meanwhile; the ward's matches pause.
 * @throws guardianship.not-verified, guardianship.already-disputed and guardianship.not-cleared
 */
export class OpenDispute extends GuardianCommand {
  protected readonly verb = 'open';

  protected act(guardian: Guardian, { reason, admin, at }: Parameters<GuardianCommand['act']>[1]): void {
    guardian.openDispute(reason, admin.userId, at);
  }
}
