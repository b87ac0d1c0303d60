import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { opaqueId } from './fields.ts';

/** Server-sent events of GET /api/events. Each carries `{}` or ids only: the client fetches what changed. */
export const liveEventNames = ['message', 'interest-request', 'match', 'approval', 'guardian'] as const;
/**
 * Last event of a stream that the server ends in favour of a newer one: the browser reconnects only after some minutes.
 */
export const LEAVE = 'leave';
export type LiveEventName = (typeof liveEventNames)[number];
/** Interval of heartbeat events, in seconds. */
export const HEARTBEAT_SECONDS = 25;

export const liveEvents = endpoint({
  method: 'GET',
  path: '/api/events',
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
