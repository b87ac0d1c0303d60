import Router from '@koa/router';
import type { Knex } from 'knex';
import { dashboardStats } from '../contracts/dashboard.ts';
import { guardianStats } from '#modules/guardianship/contracts/guardian.ts';
import { route } from '#kernel/http/route.ts';
import type { Modules } from '../container.ts';

/** Figures that several modules fill together: the two dashboards. */
export function overviewRoutes(db: Knex, { matchmaking, messaging, guardianship, facades }: Modules): Router {
  const router = new Router();

  route(router, dashboardStats, async (_, { userId, profileId }) => {
    const [standing, counts, profileCompletion, unreadMessages] = await Promise.all([
      matchmaking.standing(userId),
      matchmaking.counts(userId),
      matchmaking.completion(userId),
      profileId === null ? 0 : messaging.unread(profileId),
    ]);
    const { requestsRemaining, subscriptionStatus, subscriptionPlan } = standing;
    return {
      profileCompletion,
      pendingRequests: counts.pendingRequests,
      acceptedMatches: counts.activeMatches,
      unreadMessages,
      requestsRemaining,
      subscriptionStatus,
      subscriptionPlan,
    };
  });

  route(router, guardianStats, async (_, { userId }) => {
    const wards = await facades.guardianship.wardsOf(db, userId);
    const [pendingApprovals, activeMatches, messagesThisWeek] = await Promise.all([
      guardianship.pendingCount(userId),
      matchmaking.activeMatches(wards.flatMap((ward) => ward.profileId ?? [])),
      messaging.messagesThisWeek(userId),
    ]);
    return { pendingApprovals, activeMatches, messagesThisWeek };
  });

  return router;
}
