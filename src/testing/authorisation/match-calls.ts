import { UNCLE } from '../families.ts';
import type { HowToCall } from './how-to-call.ts';

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';
const NO_TOKEN = 'unknown-token';

const ofFamilies: HowToCall = { object: (world, { circle }) => world.matchOfFamilies(circle) };
/** Both ids of the address in one. */
const release: HowToCall = {
  object: (world, { circle }) => world.release(circle),
  missing: `${UNKNOWN_ID}/releases/${UNKNOWN_ID}`,
};
const link: HowToCall = { object: (world) => world.relativeToken(), missing: NO_TOKEN };

const objection: HowToCall = { object: (world) => world.objection(), missing: NO_TOKEN };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** The requests by which families get in contact, and those of mailed pages about a match. */
export const matchCalls: Record<string, HowToCall> = {
  'GET /api/matches/:id/path': ofFamilies,
  'GET /api/guardian/matches/:id/path': ofFamilies,
  'POST /api/guardian/matches/:id/releases': { ...ofFamilies, body: () => ({ kind: 'address', value: 'Leeds' }) },
  'POST /api/matches/:id/releases/:releaseId/open': release,
  'DELETE /api/guardian/matches/:id/releases/:releaseId': release,
  'POST /api/guardian/matches/:id/relative/request': ofFamilies,
  'POST /api/matches/:id/relative': { ...ofFamilies, body: () => UNCLE },
  'POST /api/guardian/matches/:id/relative/open': ofFamilies,
  'DELETE /api/matches/:id/relative': ofFamilies,
  'GET /decide/relative/:token': link,
  'POST /decide/relative/:token': { ...link, each: 'call', body: () => 'action=decline', headers: form },
  'GET /decide/objection/:token': objection,
  'POST /decide/objection/:token': { ...objection, each: 'call', body: () => 'action=object', headers: form },
};
