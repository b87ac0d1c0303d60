import type { Context as KoaContext } from 'koa';
import type { Actor } from '../actor.ts';
import type { Endpoint } from '../contracts/endpoint.ts';
import { DomainError } from '../errors.ts';
import type { Language } from '../i18n/languages.ts';

/** What the chain in src/app/http puts into `ctx.state` before a route runs. */
export interface State {
  requestId: string;
  /** In which language the address asks for its page. */
  language: Language;
  /** Null for a visitor. */
  actor: Actor | null;
  /** How the session is called in lists; null for a visitor. */
  sessionId: string | null;
  /**
   * Whether the session's sign-in is recent enough for what nobody may do at a computer that was left alone (R-S.7).
   */
  fresh: boolean;
  /** Whether the role of the account asks for two-factor sign-in, and it is not switched on. */
  lacksTwoFactor: boolean;
  admit: Admission;
}

/**
 * Who may make a call; the composition root answers it with the modules' own refusals. Throws 401 for a visitor, and
 * 403 for whoever may not, is leaving, or has to sign in again.
 */
export type Admission = (
  call: Pick<Endpoint, 'access' | 'fresh' | 'whileLeaving'>,
  state: Pick<State, 'actor' | 'fresh' | 'lacksTwoFactor'>,
) => Actor;

export type Context = KoaContext & { state: State };

/** The signed-in person who makes this call, if he or she may. */
export function admitted(ctx: KoaContext, call: Parameters<Admission>[0]): Actor {
  const state = ctx.state as State;
  return state.admit(call, state);
}

/** In which language a page, or a call, is asked for; English where nobody has looked yet. */
export const languageOfReader = (ctx: KoaContext): Language => (ctx.state as Partial<State>).language ?? 'en';

/** How the caller's own session is called in lists; 401 for a visitor. */
export function sessionOf(ctx: KoaContext): string {
  const { sessionId } = ctx.state as State;
  if (sessionId === null) throw new DomainError('common.unauthenticated');
  return sessionId;
}
