import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { opaqueId } from './fields.ts';

/**
 * Names of the server-sent events of GET /api/events. Each carries `{}` or ids only: the reader fetches what changed.
 */
export const liveEventNames = ['message', 'interest-request', 'match', 'approval', 'guardian'] as const;
/** The last event of a stream that the server ends for a newer one: the browser stays away for some minutes. */
export const LEAVE = 'leave';
export type LiveEventName = (typeof liveEventNames)[number];
/** How often the server sends a heartbeat event, in seconds. */
export const HEARTBEAT_SECONDS = 25;

export const liveEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  summary: 'Tells open screens, as server-sent events, what kind of thing changed; the stream ends with its session',
  access: 'signed-in',
  contentType: 'text/event-stream',
  query: z.object({
    account: opaqueId.optional().describe('the account of the page that listens; another is refused'),
  }),
  answer: z
    .object({
      event: z.enum([...liveEventNames, 'heartbeat', LEAVE]),
      data: z.literal('{}').describe('nothing: the reader fetches what changed'),
    })
    .describe('one event of the stream'),
});
