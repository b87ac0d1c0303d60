import type { Context } from 'koa';
import type { SessionGateway, RequestOrigin } from '../../identity/index.ts';
import { visitorOf } from './guardian-routes.ts';

/** Origin of this request, with the account that is signed in. */
export const requestOriginOf = (door: SessionGateway, ctx: Context): RequestOrigin => ({
  ...door.requestOriginOf(ctx),
  accountId: visitorOf(ctx),
});
