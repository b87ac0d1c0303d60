import type { Context } from 'koa';
import type { SessionGateway, RequestOrigin } from '../../identity/index.ts';
import { visitorOf } from './guardian-routes.ts';

/** Origin of this request, with the account that is signed in. */
export const requestOriginOf = (sessionGateway: SessionGateway, ctx: Context): RequestOrigin => ({
  ...sessionGateway.requestOriginOf(ctx),
  accountId: visitorOf(ctx),
});
