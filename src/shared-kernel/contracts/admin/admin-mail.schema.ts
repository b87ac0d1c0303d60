import { z } from 'zod';
import { adminVerb } from '../admin-verb.ts';
import { adminListEndpoint } from '../list.ts';
import { adminReason, isoTime, opaqueId } from '../fields.ts';

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
