import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminAct, type AdminChange } from '#kernel/admin/admin-command.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/tx.ts';
import { normalEmail } from '#kernel/values/email-address.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { presentWard } from '../../domain/people.ts';
import { newInvitation, type Invitation } from '../../domain/verification-code.ts';
import type { InvitingPorts } from '../../guardian/guardian-ports.ts';
import { limitInvitations, mailInvitation } from '../../guardian/invitation.ts';

interface InvitationInput {
  wardId: UserId;
  /** The corrected address; without it, the one that his ward gave. */
  email?: string | undefined;
}
type Prepared = InvitationInput & { code: string; invitation: Invitation };
type Ports = InvitingPorts & Pick<Kernel, 'uow' | 'clock'>;

/** An admin sends a guardian his invitation again, to a corrected address if his ward mistyped it. */
export class InviteAgain extends AdminCommand<InvitationInput, { userId: UserId }, Ports> {
  protected readonly verb = 'resend-invitation';
  protected readonly subjectType = 'user';

  /** Makes the code first, which is slow by design. */
  override async execute(input: InvitationInput, act: AdminAct): Promise<{ userId: UserId }> {
    const prepared: Prepared = { ...input, ...(await newInvitation(this.ports.clock.now())) };
    return super.execute(prepared, act);
  }

  /**
   * @throws common.forbidden if the admin is the ward or the guardian
   * @throws guardianship.no-guardian, guardianship.already-verified, guardianship.own-email and common.rate-limited
   */
  protected async change(
    tx: Tx,
    input: InvitationInput,
    { admin, at }: { admin: Actor; at: Date },
  ): Promise<AdminChange<{ userId: UserId }>> {
    const { guardians, identity, limits } = this.ports;
    const { wardId, email, code, invitation } = input as Prepared;
    const [guardian, ward] = [await guardians.ofWard(tx, wardId), await presentWard(tx, identity, wardId)];
    if (!guardian || !ward) throw new DomainError('guardianship.no-guardian');
    if (wardId === admin.userId || guardian.state.accountId === admin.userId) throw new DomainError('common.forbidden');
    const corrected = email !== undefined && normalEmail(email) !== guardian.state.email;
    if (corrected) guardian.correctAddress(normalEmail(email), ward);
    await limitInvitations(tx, limits, guardian.state.email, wardId);
    guardian.invite(invitation, at);
    await guardians.save(tx, guardian);
    await mailInvitation(tx, identity, guardian, ward, code);
    return { subjectId: wardId, after: { isAddressCorrected: corrected }, answer: { userId: wardId } };
  }
}
