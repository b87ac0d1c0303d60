import Router from '@koa/router';
import type { Knex } from 'knex';
import { dashboardStats } from '../../contracts/dashboard.schema.ts';
import { guardianStats } from '#modules/guardianship/contracts/guardian.schema.ts';
import { route } from '#kernel/http/route.ts';
import type { Modules } from '../../container.ts';

/** The dashboards of members and guardians, combined from several modules. */
export function overviewRoutes(db: Knex, { matchmaking, messaging, guardianship, facades }: Modules): Router {
  const router = new Router();

  route(router, dashboardStats, async (_, actor) => {
    const { userId, profileId } = actor;
    const { subscription, counts, ownProfile } = matchmaking.queries;
    const [plan, counted, profile, unreadMessages] = await Promise.all([
      subscription.execute(actor),
      counts.execute(userId),
      ownProfile.execute(userId),
      profileId === null ? 0 : messaging.queries.countUnread.execute(profileId),
    ]);
    const { requestsRemaining, subscriptionStatus, subscriptionPlan } = plan;
    return {
      profileCompletion: profile?.profileCompletion ?? 0,
      pendingRequests: counted.pendingRequests,
      acceptedMatches: counted.activeMatches,
      unreadMessages,
      requestsRemaining,
      subscriptionStatus,
      subscriptionPlan,
    };
  });

  route(router, guardianStats, async ({ query: { wardProfileId } }, { userId }) => {
    const wards = await facades.guardianship.wardsOf(db, userId, wardProfileId);
    const [pendingApprovals, activeMatches, messagesThisWeek] = await Promise.all([
      guardianship.queries.countPending.execute(userId, wardProfileId),
      matchmaking.queries.activeMatches.execute(wards.flatMap((ward) => ward.profileId ?? [])),
      messaging.queries.countOfWeek.execute(userId, wardProfileId),
    ]);
    return { pendingApprovals, activeMatches, messagesThisWeek };
  });

  return router;
}
