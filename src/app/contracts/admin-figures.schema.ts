import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoTime } from '#kernel/contracts/fields.ts';

const count = z.number().int();

export const adminStats = endpoint('GET /api/admin/stats', {
  summary: 'Accounts, without staff and erased ones; revenue is payments less refunds',
  access: 'staff',
  duties: ['figures'],
  answer: z.object({
    totalUsers: count,
    maleUsers: count,
    femaleUsers: count,
    activeUsers: count.describe('enabled and not leaving'),
    inactiveUsers: count,
    totalRevenue: z.string().describe('pounds'),
  }),
});

export const adminOverview = endpoint('GET /api/admin/overview', {
  summary: 'The last twelve months in UTC, oldest first, and the queues of work for staff',
  access: 'staff',
  duties: ['figures'],
  answer: z.object({
    version: z.string().describe('of the software, such as 1.0.0'),
    months: z.array(
      z.object({
        month: z.string().describe('2026-11'),
        signUps: count,
        verifications: count.describe('guardians who verified their address'),
        requests: count.describe('interest requests sent'),
        medianApprovalHours: z
          .number()
          .nullable()
          .describe('hours from a request or message to the decision of the guardian'),
        revenue: z.string().describe("pounds; the month's payments less their refunds to date"),
      }),
    ),
    queues: z.array(
      z.object({
        queue: z.string(),
        waiting: count,
        onHold: count.describe('open cases that no present member of staff may resolve'),
        oldestSince: isoTime.nullable(),
        promisedBy: isoTime.nullable().describe('when the promise to answer the oldest case in two days ends'),
      }),
    ),
  }),
});
