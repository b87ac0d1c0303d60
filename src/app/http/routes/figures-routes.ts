import Router from '@koa/router';
import { after, DAY, type Clock } from '#kernel/clock.ts';
import { PROMISED_DAYS } from '#kernel/contracts/cases.ts';
import type { CaseQueue } from '#kernel/desk/case-queue.ts';
import { route } from '#kernel/http/route.ts';
import { VERSION } from '#kernel/runtime/version.ts';
import { penceOf, poundsOf } from '#kernel/values/money.ts';
import { adminOverview, adminStats } from '../../contracts/admin-figures.schema.ts';
import type { Modules } from '../../container.ts';

const MONTHS = 12;

/** The figures of the console's overview, combined from the modules. */
export function figuresRoutes({ clock }: { clock: Clock }, modules: Modules, queues: CaseQueue[]): Router {
  const { identity, guardianship, matchmaking, billing } = modules;
  const router = new Router();

  route(router, adminStats, async () => {
    const [accounts, revenue] = await Promise.all([
      identity.queries.countAccounts.execute(),
      billing.queries.sumRevenue.execute(clock.now()),
    ]);
    return {
      totalUsers: accounts.total,
      maleUsers: accounts.male,
      femaleUsers: accounts.female,
      activeUsers: accounts.active,
      inactiveUsers: accounts.inactive,
      totalRevenue: poundsOf(revenue.total),
    };
  });

  route(router, adminOverview, async (_, reader) => {
    const months = lastMonths(clock.now());
    const since = new Date(`${months[0]}-01T00:00:00Z`);
    const [signUps, verifications, requests, approvals, revenue, waiting] = await Promise.all([
      identity.queries.countSignUps.execute(since),
      guardianship.queries.countVerifications.execute(since),
      matchmaking.queries.countRequests.execute(since),
      guardianship.queries.measureApprovals.execute(since),
      billing.queries.sumRevenue.execute(since),
      Promise.all(queues.map((queue) => queue.execute(reader))),
    ]);
    return {
      version: VERSION,
      months: months.map((month) => ({
        month,
        signUps: signUps.get(month) ?? 0,
        verifications: verifications.get(month) ?? 0,
        requests: requests.get(month) ?? 0,
        medianApprovalHours: approvals.get(month) ?? null,
        revenue: poundsOf(revenue.months.get(month) ?? penceOf(0)),
      })),
      queues: waiting.map(({ oldestSince, ...queue }) => ({
        ...queue,
        oldestSince: oldestSince?.toISOString() ?? null,
        promisedBy: oldestSince && after(oldestSince, PROMISED_DAYS * DAY).toISOString(),
      })),
    };
  });

  return router;
}

const lastMonths = (now: Date): string[] =>
  Array.from({ length: MONTHS }, (_, n) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1) + n)).toISOString().slice(0, 7),
  );
