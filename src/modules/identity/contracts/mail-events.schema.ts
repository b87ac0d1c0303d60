import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';

export const reportMailEvents = endpoint('POST /api/webhooks/mail', {
  summary:
    "The mail provider's reports of bounces and complaints, authenticated by MAIL_EVENTS_SECRET: those of Mailgun and SendGrid as they come, or {event, type, messageId, recipient}",
  access: 'public',
  answer: z.object({ received: z.literal(true) }),
});
