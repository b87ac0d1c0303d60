import { mailboxOf } from '#kernel/values/email-address.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { InvitationId, UserId } from '#kernel/values/ids.ts';
import type { Limits } from '#kernel/limits.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Guardian } from '../domain/guardian.ts';
import { emails } from '../emails.ts';
import { guardianshipLimits } from '../limits.ts';

/** Counts an invitation that this ward has sent to this address. Throws `common.rate-limited`. */
export const limitInvitations = (tx: Tx, limits: Limits, email: string, wardId: UserId): Promise<void> =>
  limits.inside(tx).takeEach([
    [guardianshipLimits['invitations to a mailbox'], mailboxOf(email)],
    [guardianshipLimits['invitations of a ward'], wardId],
  ]);

/** Where he answers: in another language than English on the page that needs no script. */
const invitationPath = (language: Language, id: InvitationId, code: string): string =>
  language === 'en' ? `/wali-verify?id=${id}&code=${code}` : `/decide/invitation/${id}?code=${code}`;

/** Tells the named man who asks what of him, with the link and the same code in plain sight. */
export async function mailInvitation(
  tx: Tx,
  identity: IdentityFacade,
  { mailbox, state: { name, invitationId, language } }: Guardian,
  ward: { name: string },
  code: string,
): Promise<void> {
  await identity.notify(tx, mailbox, emails.guardianInvitation, {
    values: { guardian: name, ward: ward.name },
    path: invitationPath(language, invitationId!, code),
    code,
  });
}
