import { mailboxOf } from '#kernel/values/email-address.ts';
import type common from '#texts/en/common.json';
import type { Language } from '#kernel/i18n/languages.ts';
import { textsOf } from '#kernel/i18n/texts.ts';
import type { InvitationId, UserId } from '#kernel/values/ids.ts';
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

/** Page to respond on. English uses the app's page; other languages use the server-rendered one. */
const invitationPath = (language: Language, id: InvitationId, code: string): string =>
  language === 'en' ? `/wali-verify?id=${id}&code=${code}` : `/decide/invitation/${id}?code=${code}`;

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
    path: invitationPath(language, invitationId!, code),
    code,
  });
}
