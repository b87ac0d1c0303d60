import type { MailId } from '#kernel/mail/mailer.ts';
import type { Provocation } from './provocation.ts';
import { guardianshipProvocations } from './guardianship.ts';
import { matchmakingProvocations } from './matchmaking.ts';
import { messagingProvocations } from './messaging.ts';
import { contentProvocations } from './content.ts';
import { identityProvocations } from './identity.ts';
import { billingProvocations } from './billing.ts';

/** By e-mail of the catalogue: how people and time bring it about. */
export const provocations: Record<MailId, Provocation> = {
  ...guardianshipProvocations,
  ...matchmakingProvocations,
  ...messagingProvocations,
  ...contentProvocations,
  ...identityProvocations,
  ...billingProvocations,
};
