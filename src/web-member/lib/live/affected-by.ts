import type { LiveEventName } from '#kernel/contracts/live-events.ts';

/** Paths with other members as the reader sees them, including contact between both. */
export const discoveryPaths = ['/api/profiles', '/api/discover', '/api/saved-profiles'];

/** The paths that each event makes stale. */
export const affectedBy: Record<LiveEventName, string[]> = {
  message: ['/api/matches', '/api/messages', '/api/dashboard-stats', '/api/guardian/matches', '/api/guardian/stats'],
  'interest-request': [
    '/api/interest-requests',
    '/api/matches',
    '/api/dashboard-stats',
    '/api/subscription',
    ...discoveryPaths,
  ],
  match: [
    '/api/matches',
    '/api/interest-requests',
    '/api/dashboard-stats',
    '/api/guardian/matches',
    '/api/guardian/stats',
    ...discoveryPaths,
  ],
  approval: ['/api/guardian', '/api/matches', '/api/interest-requests'],
  guardian: ['/api/guardian', '/api/user', '/api/profile', '/api/matches', '/api/interest-requests', ...discoveryPaths],
};
