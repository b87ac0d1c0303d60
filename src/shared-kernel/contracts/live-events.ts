/** Server-sent events of GET /api/events. Each carries `{}` or ids only: the client fetches what changed. */
export const liveEventNames = ['message', 'interest-request', 'match', 'approval', 'guardian'] as const;
/**
 * Last event of a stream that the server ends in favour of a newer one: the browser reconnects only after some minutes.
 */
export const LEAVE = 'leave';
/** Last event of a stream whose session was ended: here, on another device or by staff. */
export const SESSION_ENDED = 'session-ended';
/** Last event of a stream that the browser opens again within a second: only this one ends, not a whole process. */
export const RENEW = 'renew';
export type LiveEventName = (typeof liveEventNames)[number];
/** Interval of heartbeat events, in seconds. */
export const HEARTBEAT_SECONDS = 25;
