import { UNCLE } from '../matches/families.ts';
import { aProposal } from '../matches/meetings.ts';
import type { HowToCall } from './how-to-call.ts';

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';
const NO_TOKEN = 'unknown-token';

const ofFamilies: HowToCall = { object: (world, { circle }) => world.matchOfFamilies(circle) };
/** Both ids of the address in one. */
const release: HowToCall = {
  object: (world, { circle }) => world.release(circle),
  missing: `${UNKNOWN_ID}/releases/${UNKNOWN_ID}`,
};
const meeting: HowToCall = {
  object: (world, { circle }) => world.meeting(circle),
  missing: `${UNKNOWN_ID}/meetings/${UNKNOWN_ID}`,
};
const confirmation: HowToCall = { ...meeting, body: ({ world }) => ({ time: world.meetingTime() }) };
const move: HowToCall = { ...meeting, body: ({ world }) => ({ times: [world.meetingTime()] }) };
const proposal: HowToCall = { ...ofFamilies, body: ({ world }) => aProposal(world.now()) };
const topic: HowToCall = {
  object: (world, { circle }) => world.topic(circle),
  missing: `${UNKNOWN_ID}/topics/1`,
};
const link: HowToCall = { object: (world) => world.relativeToken(), missing: NO_TOKEN };

const objection: HowToCall = { object: (world) => world.objection(), missing: NO_TOKEN };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** The requests by which families get in contact and meet, and those of mailed pages about a match. */
export const matchCalls: Record<string, HowToCall> = {
  'GET /api/matches/:id/path': ofFamilies,
  'GET /api/matches/:id/summary': ofFamilies,
  'GET /api/matches/:id/private-question': ofFamilies,
  'POST /api/matches/:id/private-question': { ...ofFamilies, body: () => ({ answer: 'unsure' }) },
  'GET /api/guardian/matches/:id/path': ofFamilies,
  'GET /api/guardian/matches/:id/summary': ofFamilies,
  'POST /api/guardian/matches/:id/releases': { ...ofFamilies, body: () => ({ kind: 'address', value: 'Leeds' }) },
  'POST /api/matches/:id/releases/:releaseId/open': release,
  'DELETE /api/guardian/matches/:id/releases/:releaseId': release,
  'POST /api/guardian/matches/:id/relative/request': ofFamilies,
  'POST /api/matches/:id/relative': { ...ofFamilies, body: () => UNCLE },
  'POST /api/guardian/matches/:id/relative/open': ofFamilies,
  'DELETE /api/matches/:id/relative': ofFamilies,
  'POST /api/matches/:id/meetings/:meetingId/confirm': confirmation,
  'POST /api/guardian/matches/:id/meetings/:meetingId/confirm': confirmation,
  'POST /api/matches/:id/meetings/:meetingId/move': move,
  'POST /api/guardian/matches/:id/meetings/:meetingId/move': move,
  'GET /api/matches/:id/meetings/:meetingId.ics': meeting,
  'GET /api/guardian/matches/:id/meetings/:meetingId.ics': meeting,
  'POST /api/matches/:id/meetings/:meetingId/feedback': { ...meeting, body: () => ({ answer: 'think' }) },
  'POST /api/matches/:id/meetings/:meetingId/cancel': { ...meeting, body: () => ({}) },
  'POST /api/guardian/matches/:id/meetings/:meetingId/cancel': { ...meeting, body: () => ({}) },
  'POST /api/matches/:id/meetings': proposal,
  'POST /api/guardian/matches/:id/meetings': proposal,
  'POST /api/guardian/matches/:id/topics/:topicId/request': { ...topic, body: () => ({}) },
  'POST /api/guardian/matches/:id/topics/:topicId/note': { ...topic, body: () => ({ note: 'Ask him about Fridays' }) },
  'PUT /api/matches/:id/topics/:topicId/answer': { ...topic, body: () => ({ kind: 'does_not_apply' }) },
  'POST /api/matches/:id/topics/:topicId/agree': { ...topic, body: () => ({ revision: 1 }) },
  'POST /api/matches/:id/topics/:topicId/speak': topic,
  'DELETE /api/matches/:id/topics/:topicId/speak': topic,
  'GET /decide/relative/:token': link,
  'POST /decide/relative/:token': { ...link, each: 'call', body: () => 'action=decline', headers: form },
  'GET /decide/objection/:token': objection,
  'POST /decide/objection/:token': { ...objection, each: 'call', body: () => 'action=object', headers: form },
};
