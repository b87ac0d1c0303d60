import { z } from 'zod';
import { userId } from '#kernel/contracts/ids.ts';
import { defineEvent } from '#kernel/events.ts';

export const ticketAnswered = defineEvent('content.question-answered', z.object({ questionId: z.uuid() }));
export const ticketReplyRequested = defineEvent('content.reply-requested', z.object({ questionId: z.uuid() }));
export const consultationAnswered = defineEvent(
  'content.consultation-answered',
  z.object({ consultationId: z.uuid(), accountId: userId }),
);
export const reportResolved = defineEvent('content.report-resolved', z.object({ reportId: z.uuid() }));
