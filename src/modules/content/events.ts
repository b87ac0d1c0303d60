import { z } from 'zod';
import { defineEvent } from '#kernel/events.ts';

/** The staff answered what somebody had written to them. */
export const questionAnswered = defineEvent('content.question-answered', z.object({ questionId: z.uuid() }));
/** The staff came to an end with what somebody had reported. */
export const reportResolved = defineEvent('content.report-resolved', z.object({ reportId: z.uuid() }));
