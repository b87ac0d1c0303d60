import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { opaqueId } from './fields.ts';
import { LEAVE, liveEventNames } from './live-events.ts';

export const liveEvents = endpoint('GET /api/events', {
  summary: 'Server-sent events that name what kind of thing changed; the stream ends with its session',
  access: 'signed-in',
  contentType: 'text/event-stream',
  query: z.object({
    account: opaqueId.optional().describe('the account of the page that listens; any other is refused'),
  }),
  answer: z
    .object({
      event: z.enum([...liveEventNames, 'heartbeat', LEAVE]),
      data: z.literal('{}').describe('empty: the client fetches what changed'),
    })
    .describe('an event of the stream'),
});
