import { z } from 'zod';
import { userId } from '#kernel/contracts/ids.ts';
import { defineEvent } from '#kernel/events.ts';

/** The staff answered what somebody had written to them. */
export const questionAnswered = defineEvent('content.question-answered', z.object({ questionId: z.uuid() }));
/** The staff answered somebody who had asked for a talk. */
export const consultationAnswered = defineEvent(
  'content.consultation-answered',
  z.object({ consultationId: z.uuid(), accountId: userId }),
);
/** The staff came to an end with what somebody had reported. */
export const reportResolved = defineEvent('content.report-resolved', z.object({ reportId: z.uuid() }));
