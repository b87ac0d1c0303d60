import type { Context as KoaContext } from 'koa';
import type { Actor } from '../actor.ts';
import type { Endpoint } from '../contracts/endpoint.ts';
import { DomainError } from '../errors.ts';
import { defaultLanguage, type Language } from '../i18n/languages.ts';

/** Contents of `ctx.state`, set by src/app/http before a route runs. */
export interface State {
  requestId: string;
  language: Language;
  actor: Actor | null;
  /** Public id of the session; null for a visitor. */
  sessionId: string | null;
  /** True if the sign-in is recent enough for acts that a computer left alone must not allow (R-S.7). */
  fresh: boolean;
  /** True if the role requires two-factor sign-in and it is off. */
  lacksTwoFactor: boolean;
  admit: Admission;
}

/**
 * Decides who may call an endpoint; the composition root implements it with the modules' own refusals.
 * @throws 401 for a visitor
 * @throws 403 if the caller may not, is leaving, or has to sign in again
 */
export type Admission = (
  call: Pick<Endpoint, 'access' | 'duties' | 'fresh' | 'whileLeaving'>,
  state: Pick<State, 'actor' | 'fresh' | 'lacksTwoFactor'>,
) => Actor;

export type Context = KoaContext & { state: State };

/** The signed-in caller, if he or she may call this endpoint. */
export function admitted(ctx: KoaContext, call: Parameters<Admission>[0]): Actor {
  const state = ctx.state as State;
  return state.admit(call, state);
}

/** Language of a page or request; the default one before it is determined. */
export const languageOfReader = (ctx: KoaContext): Language =>
  (ctx.state as Partial<State>).language ?? defaultLanguage();

/**
 * Public id of the caller's session.
 * @throws 401 for a visitor
 */
export function sessionOf(ctx: KoaContext): string {
  const { sessionId } = ctx.state as State;
  if (sessionId === null) throw new DomainError('common.unauthenticated');
  return sessionId;
}
