import type { AdminChange } from '#kernel/admin/admin-command.ts';
import { CaseCommand, type DeskPorts } from '#kernel/desk/case-command.ts';
import { hashOfToken, newToken, type GuardianId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { GovernedGuardian } from '../../contracts/admin-guardians.schema.ts';
import { wardOfInvited } from '../../domain/people.ts';
import { emails } from '../../emails.ts';
import { stepDownLink } from '../../guardian/step-down-link.ts';
import { changeGuardian } from '../../guardian/change-guardian.ts';
import type { GuardianPorts } from '../../guardian/guardian-ports.ts';

/**
 * Staff confirm that a guardian and his ward are two people, or that they phoned an imam (R-D.2): he acts from now on.
 * Without an account, he is sent the link to set one up.
 * @throws guardianship.not-checked and guardianship.dispute-first
 * @throws guardianship.link-invalid or guardianship.not-her-guardian if ward or guardian is not active
 */
export class ConfirmCheck extends CaseCommand<GuardianId, GovernedGuardian, GuardianPorts & DeskPorts> {
  protected readonly verb = 'confirm';
  protected readonly queue = 'guardian-checks';
  protected readonly alreadyResolvedCode = 'guardianship.not-checked';
  protected readonly subjectType = 'guardian-check';

  protected resolve(tx: Tx, id: GuardianId, { at }: { at: Date }): Promise<AdminChange<GovernedGuardian>> {
    const { guardians, identity } = this.ports;
    return changeGuardian(guardians, tx, id, async (guardian) => {
      const token = newToken();
      guardian.confirmCheck(hashOfToken(token), at);
      const { name, accountId } = guardian.state;
      const ward = await wardOfInvited(tx, identity, guardian);
      if (accountId) return guardian.setLanguage(await identity.languageOf(tx, accountId));
      await identity.notify(tx, guardian.mailbox, emails.guardianVerified, {
        values: { guardian: name, ward: ward.name },
        items: [stepDownLink(guardian, ward.name)],
        path: `/guardian-claim?token=${token}`,
      });
    });
  }
}
