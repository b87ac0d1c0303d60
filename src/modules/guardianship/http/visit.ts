import type { Context } from 'koa';
import type { SessionGateway, RequestOrigin } from '../../identity/index.ts';
import { visitorOf } from './guardian-routes.ts';

/** From where this call comes, and who is signed in there. */
export const visitOf = (door: SessionGateway, ctx: Context): RequestOrigin => ({
  ...door.visitOf(ctx),
  accountId: visitorOf(ctx),
});
