export const requestStatuses = [
  'guardian_pending',
  'pending',
  'accepted',
  'declined',
  'guardian_declined',
  'withdrawn',
  'expired',
] as const;
export type RequestStatus = (typeof requestStatuses)[number];
export const INTEREST_MESSAGE_MAX = 500;
/** Version of the notice about the guardian's reading; sending or accepting agrees to it. */
export const OVERSIGHT_VERSION = '2026-11';

/** Reasons why accepting is not offered. A man always reads `on-hold` for reasons on her side. */
export const acceptBlockers = [
  'profile-incomplete',
  'consent-required',
  'iddah',
  'guardian-unverified',
  'guardian-conflict',
  'on-hold',
] as const;
export type AcceptBlocker = (typeof acceptBlockers)[number];

export const sendInterest = 'POST /api/interest-requests';
export const sendInterestFromMatches = 'POST /api/matches';
export const receivedRequests = 'GET /api/interest-requests/received';
export const sentRequests = 'GET /api/interest-requests/sent';
export const respondToRequest = 'POST /api/interest-requests/:id/respond';
export const withdrawRequest = 'POST /api/interest-requests/:id/withdraw';
