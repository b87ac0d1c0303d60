import { mailboxOf } from '#kernel/values/email-address.ts';
import type common from '#texts/en/common.json';
import { textsOf } from '#kernel/i18n/texts.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Limits } from '#kernel/limits.ts';
import type { Tx } from '#kernel/tx.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Guardian } from '../domain/guardian.ts';
import { emails } from '../emails.ts';
import { guardianshipLimits } from '../limits.ts';

const texts = textsOf<Pick<typeof common, 'relations'>>('common');

/**
 * Counts an invitation from this ward to this address.
 * @throws common.rate-limited
 */
export const limitInvitations = (tx: Tx, limits: Limits, email: string, wardId: UserId): Promise<void> =>
  limits.inside(tx).consumeEach([
    [guardianshipLimits['invitations to a mailbox'], mailboxOf(email)],
    [guardianshipLimits['invitations of a ward'], wardId],
  ]);

/** Emails the named man who named him and why, with the link and its code. */
export async function mailInvitation(
  tx: Tx,
  identity: IdentityFacade,
  { mailbox, state: { name, relation, invitationId, language } }: Guardian,
  ward: { name: string },
  code: string,
): Promise<void> {
  await identity.notify(tx, mailbox, emails.guardianInvitation, {
    values: { guardian: name, ward: ward.name, relation: texts[language].relations[relation] },
    path: `/wali-verify?id=${invitationId!}&code=${code}`,
    code,
  });
}
