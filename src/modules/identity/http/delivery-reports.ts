import { z } from 'zod';
import type { DeliveryFailure } from '../contracts/mail-events.ts';

interface Report {
  messageId: string;
  recipient: string;
  cause: DeliveryFailure;
}

/** The form for all providers that have none of those below; null is an event that may pass. */
const plain = z
  .object({
    event: z.enum(['bounce', 'complaint']),
    type: z.string().optional(),
    messageId: z.string(),
    recipient: z.string(),
  })
  .transform(({ event, type, messageId, recipient }): Report | null =>
    type === 'soft' ? null : { messageId, recipient, cause: event },
  );

/** A webhook of Mailgun (documentation.mailgun.com, 'Webhook Payloads'). */
const mailgun = z
  .object({
    'event-data': z.object({
      event: z.string(),
      severity: z.string().optional(),
      recipient: z.string(),
      message: z.object({ headers: z.object({ 'message-id': z.string() }) }),
    }),
  })
  .transform(({ 'event-data': { event, severity, recipient, message } }): Report | null => {
    const isBounce = event === 'failed' && severity === 'permanent';
    if (!isBounce && event !== 'complained') return null;
    return { messageId: message.headers['message-id'], recipient, cause: isBounce ? 'bounce' : 'complaint' };
  });

/** An event of SendGrid, which sends many at once (twilio.com/docs/sendgrid, 'Event Webhook Reference'). */
const sendGrid = z
  .object({ event: z.string(), type: z.string().optional(), email: z.string(), 'smtp-id': z.string() })
  .transform(({ event, type, email, 'smtp-id': messageId }): Report | null => {
    // 'blocked' may pass: the receiving server refused this email, and not the address.
    const isBounce = event === 'bounce' && type !== 'blocked';
    if (!isBounce && event !== 'spamreport') return null;
    return { messageId, recipient: email, cause: isBounce ? 'bounce' : 'complaint' };
  });

const unknownForm = z.unknown().transform(() => null);
const report = z.union([plain, mailgun, sendGrid, unknownForm]);
const reports = z.union([z.array(report), report.transform((one) => [one])]);

/** Reads the lasting failures from a provider's reports; all other events and forms are left out. */
export const deliveryReportsIn = (json: string): Report[] =>
  reports.parse(JSON.parse(json)).filter((one) => one !== null);
