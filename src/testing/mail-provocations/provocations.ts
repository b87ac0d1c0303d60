import type { MailId } from '#kernel/mail/mailer.ts';
import type { Provocation } from './provocation.ts';
import { guardianshipProvocations } from './guardianship.ts';
import { matchmakingProvocations } from './matchmaking.ts';
import { messagingProvocations } from './messaging.ts';
import { contentProvocations } from './content.ts';
import { identityProvocations } from './identity.ts';
import { billingProvocations } from './billing.ts';

/** How people and time cause each email of the catalogue. */
export const provocations: Record<MailId, Provocation> = {
  ...guardianshipProvocations,
  ...matchmakingProvocations,
  ...messagingProvocations,
  ...contentProvocations,
  ...identityProvocations,
  ...billingProvocations,
};
