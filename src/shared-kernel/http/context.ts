import type { Context as KoaContext } from 'koa';
import type { Actor } from '../actor.ts';
import { DomainError } from '../errors.ts';
import type { ProfileId } from '../ids.ts';

/** What the chain in src/app/http puts into `ctx.state` before a route runs. */
export interface State {
  requestId: string;
  /** Null for a visitor. */
  actor: Actor | null;
  /** How the session is called in lists; null for a visitor. */
  sessionId: string | null;
  /** Whether the session's sign-in is recent enough for what `requireFresh` guards. */
  fresh: boolean;
  /** Whether the role of the account asks for two-factor sign-in, and it is not switched on. */
  lacksTwoFactor: boolean;
}

export type Context = KoaContext & { state: State };

/** The signed-in person; 401 for a visitor, and 403 for somebody whose account is leaving, unless the call is open to them. */
export function actorOf(ctx: KoaContext, { whileLeaving } = { whileLeaving: false }): Actor {
  const { actor } = ctx.state as State;
  if (!actor) throw new DomainError('common.unauthenticated');
  if (actor.isLeaving && !whileLeaving) throw new DomainError('identity.deletion-scheduled');
  return actor;
}

/** How the caller's own session is called in lists; 401 for a visitor. */
export function sessionOf(ctx: KoaContext): string {
  const { sessionId } = ctx.state as State;
  if (sessionId === null) throw new DomainError('common.unauthenticated');
  return sessionId;
}

/** For what nobody may do at a computer that was left alone: refuses a sign-in of longer ago than ten minutes (design: security, rule 7). */
export function requireFresh(ctx: KoaContext): void {
  if (!(ctx.state as State).fresh) throw new DomainError('identity.sign-in-again');
}

/** The member's profile; 409 `profile-required` where there is none yet. */
export function profileOf(actor: Actor): ProfileId {
  if (actor.profileId === null) throw new DomainError('matchmaking.profile-required');
  return actor.profileId;
}
