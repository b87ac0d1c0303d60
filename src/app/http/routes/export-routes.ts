import { DAY, HOUR, MINUTE } from '#kernel/clock.ts';
import { namedLimits } from '#kernel/limits.ts';
import Router from '@koa/router';
import { exportData } from '#modules/identity/contracts/account.schema.ts';
import { route } from '#kernel/http/route.ts';
import { mailboxOf } from '#kernel/values/email-address.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { IdentityFacade } from '#modules/identity/index.ts';
import { dataOf } from '#kernel/personal-data.ts';
import { tables } from '../../tables.ts';

// Each export reads everything about a person.
const exportLimits = namedLimits({
  'exports of an account': { free: 20, firstWait: MINUTE, longestWait: HOUR, forgottenAfter: DAY },
});

/** Exports everything that the modules hold about the user, as a file. */
export function exportRoutes({ db, seals, clock, limits }: Kernel, identity: IdentityFacade): Router {
  const router = new Router();

  route(router, exportData, async ({ ctx }, { userId, profileId }) => {
    await limits.consume(exportLimits['exports of an account'], userId);
    const exportedAt = clock.now().toISOString();
    const address = await identity.provenAddressOf(db, userId);
    const person = { accountId: userId, profileId, mailbox: address && mailboxOf(address) };
    const data = await dataOf({ db, seals }, tables, person);
    ctx.attachment(`mithaq-${exportedAt.slice(0, 10)}.json`);
    return { exportedAt, data };
  });

  return router;
}
