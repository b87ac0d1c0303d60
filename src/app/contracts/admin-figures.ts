import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoTime } from '#kernel/contracts/fields.ts';

const count = z.number().int();

export const adminStats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  summary: 'Accounts without the staff and without who was erased; revenue is what was paid less what went back',
  access: 'staff',
  answer: z.object({
    totalUsers: count,
    maleUsers: count,
    femaleUsers: count,
    activeUsers: count.describe('enabled and not leaving'),
    inactiveUsers: count,
    totalRevenue: z.string().describe('pounds'),
  }),
});

export const adminOverview = endpoint({
  method: 'GET',
  path: '/api/admin/overview',
  summary: 'The last twelve months, of UTC and the oldest first, and what waits for the staff',
  access: 'staff',
  answer: z.object({
    months: z.array(
      z.object({
        month: z.string().describe('2026-11'),
        signUps: count,
        verifications: count.describe('guardians who proved their address'),
        requests: count.describe('interest requests sent'),
        medianApprovalHours: z.number().nullable().describe('how long what guardians decided had waited for them'),
        revenue: z.string().describe("pounds of the month's payments, less what of them went back since"),
      }),
    ),
    queues: z.array(
      z.object({
        queue: z.string(),
        waiting: count,
        onHold: count.describe('of them, those that none of the staff who are there may settle'),
        oldestSince: isoTime.nullable(),
      }),
    ),
  }),
});
