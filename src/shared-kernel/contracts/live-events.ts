/** Names of the server-sent events of GET /api/events. Each carries `{}` or ids only: the reader fetches what changed. */
export const liveEventNames = ['message', 'interest-request', 'match', 'approval', 'guardian'] as const;
export type LiveEventName = (typeof liveEventNames)[number];
/** How often the server sends a heartbeat event, in seconds. */
export const HEARTBEAT_SECONDS = 25;
