import { z } from 'zod';
import { languageIds } from '../../i18n/language-table.ts';
import { adminVerb } from '../admin-verb.ts';
import { adminListEndpoint } from '../list.ts';
import { adminReason, isoTime, opaqueId } from '../fields.ts';
import { userId } from '../ids.ts';

export const listGivenUpMail = adminListEndpoint({
  path: '/api/admin/mail',
  summary: 'Emails that the mail server did not accept in three days, without their texts and addresses',
  record: z.object({
    id: opaqueId,
    createdAt: isoTime,
    givenUpAt: isoTime,
    tries: z.number(),
    lastError: z.string().describe('codes of the last failure'),
  }),
  sorts: ['id', 'createdAt', 'givenUpAt', 'tries', 'lastError'],
  exported: ['id', 'createdAt', 'givenUpAt', 'tries', 'lastError'],
  filter: z.object({}),
});
export const sendMailAgain = adminVerb({
  path: '/api/admin/mail/:id/send-again',
  summary: 'Retries a failed email for three more days, or until it is removed. Audited',
  fresh: true,
  params: z.object({ id: opaqueId }),
  body: z.object({ reason: adminReason }),
  answer: z.object({ id: opaqueId }),
});

export const deliveryStates = ['pending', 'accepted', 'failed', 'expired', 'returned'] as const;

export const emailRecord = z.object({
  id: opaqueId,
  accountId: opaqueId.nullable(),
  heading: z.string().nullable().describe('as it was sent, with … for names; null if that email is sent no more'),
  language: z.enum(languageIds),
  state: z.enum(deliveryStates).describe('accepted by the mail server; returned by a later report'),
  error: z.string().nullable().describe('codes of the failure, bounce or complaint'),
  createdAt: isoTime,
  endedAt: isoTime.nullable(),
});
export type EmailRecord = z.infer<typeof emailRecord>;

export const listEmails = adminListEndpoint({
  path: '/api/admin/emails',
  duties: ['cases'],
  summary: 'Emails of the last 90 days to an account, or to the guardian of a ward, and whether they arrived; no texts',
  record: emailRecord,
  sorts: ['id', 'createdAt'],
  filter: z.object({ accountId: userId.optional(), wardId: userId.optional() }),
});
