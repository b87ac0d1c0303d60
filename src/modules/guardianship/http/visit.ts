import type { Context } from 'koa';
import type { SessionDoor, Visit } from '../../identity/index.ts';
import { visitorOf } from './guardian-routes.ts';

/** From where this call comes, and who is signed in there. */
export const visitOf = (door: SessionDoor, ctx: Context): Visit => ({
  ...door.visitOf(ctx),
  accountId: visitorOf(ctx),
});
