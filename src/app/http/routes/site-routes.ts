import Router from '@koa/router';
import { ChangeRecord } from '#kernel/admin/admin-record.ts';
import * as contract from '#kernel/contracts/admin/admin-site.schema.ts';
import { adminList, adminRoute } from '#kernel/http/admin-routes.ts';
import type { Kernel } from '#kernel/kernel.ts';
import { ListSite } from '#kernel/site/list-site.ts';
import { siteResource } from '#kernel/site/site-resource.ts';

/** The settings of the site, for admins (R-J.2). */
export function siteRoutes(kernel: Kernel): Router {
  const router = new Router();
  adminList(router, contract.listSite, new ListSite(kernel));
  const change = new ChangeRecord(kernel, siteResource);
  adminRoute(
    router,
    contract.changeSite,
    'siteUpdated',
    change,
    ({ params: { id }, body: { reason: _, revision, ...fields } }) => ({ id, fields, revision }),
  );
  return router;
}
