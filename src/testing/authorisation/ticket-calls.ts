import { anAdmin } from '../people.ts';
import type { HowToCall } from './how-to-call.ts';

const reason = 'for a test';
const ticket: HowToCall = { each: 'call', object: (world, { circle }) => world.questionOf(circle.sister) };
const report: HowToCall = {
  each: 'call',
  object: (world, { circle }) => world.reportBy(circle.sister, circle.brother),
};
const closedTicket: HowToCall = {
  each: 'call',
  async object(world, { circle }) {
    const id = await world.questionOf(circle.sister);
    await (await anAdmin(world.product)).post(`/api/admin/support/${id}/close`, { reason });
    return id;
  },
};
const resolvedReport: HowToCall = {
  each: 'call',
  async object(world, { circle }) {
    const id = await world.reportBy(circle.sister, circle.brother);
    await (await anAdmin(world.product)).post(`/api/admin/reports/${id}/resolve`, { reason, outcome: 'acted' });
    return id;
  },
};
const ownTicket: HowToCall = { each: 'person', object: (world, { person }) => world.questionOf(person) };

/** The requests about support tickets and reports. */
export const ticketCalls: Record<string, HowToCall> = {
  'POST /api/support': { body: () => ({ message: 'May I speak with somebody?' }) },
  'POST /api/support/:id/messages': { ...ownTicket, body: () => ({ message: 'And on Friday?' }) },
  'POST /api/support/:id/read': ownTicket,
  'GET /api/admin/support/:id': ticket,
  'POST /api/admin/support/:id/take': { ...ticket, body: () => ({}) },
  'POST /api/admin/support/:id/release': { ...ticket, body: () => ({}) },
  'POST /api/admin/support/:id/answer': { ...ticket, body: () => ({ answer: 'Yes, of course.' }) },
  'POST /api/admin/support/:id/ask-back': { ...ticket, body: () => ({ question: 'On which day?' }) },
  'POST /api/admin/support/:id/note': { ...ticket, body: () => ({ note: 'She has written before.' }) },
  'POST /api/admin/support/:id/read-words': { ...ticket, body: () => ({ reason }) },
  'POST /api/admin/support/:id/set-urgency': { ...ticket, body: () => ({ isUrgent: true }) },
  'POST /api/admin/support/:id/reassign': { ...ticket, body: ({ world }) => ({ to: world.person('admin')!.userId }) },
  'POST /api/admin/support/:id/reopen': { ...closedTicket, body: () => ({ reason }) },
  'GET /api/admin/reports/:id': report,
  'POST /api/admin/reports/:id/take': { ...report, body: () => ({}) },
  'POST /api/admin/reports/:id/release': { ...report, body: () => ({}) },
  'POST /api/admin/reports/:id/resolve': { ...report, body: () => ({ outcome: 'acted', reason }) },
  'POST /api/admin/reports/:id/reopen': { ...resolvedReport, body: () => ({ reason }) },
};
