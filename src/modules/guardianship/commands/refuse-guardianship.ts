import type { InvitationId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { answerInvitation } from '../guardian/answer-invitation.ts';
import type { GuardianPorts } from '../guardian/guardian-ports.ts';

/**
 * 'I am not her guardian': deletes the named man's details and notifies the ward.
 * @throws what `answerInvitation` throws
 */
export class RefuseGuardianship extends UseCase<Omit<GuardianPorts, 'identity'>> {
  execute(id: InvitationId, code: string): Promise<void> {
    return answerInvitation(this.ports, { id, code }, async (tx, guardian) => {
      guardian.refuse(this.ports.clock.now());
      await this.ports.guardians.save(tx, guardian);
    });
  }
}
