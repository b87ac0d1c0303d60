import { randomBytes } from 'node:crypto';
import type Koa from 'koa';
import type { Context, Next } from 'koa';
import session from 'koa-session';
import { DAY } from '#kernel/clock.ts';
import type { State } from '#kernel/http/context.ts';
import { admit } from './admission.ts';
import type { IdentityParts } from '../../../modules/identity/module.ts';

type Identity = Pick<IdentityParts, 'sessions' | 'beginSession'>;
/** The sign-in that starts a session, and the session that it replaces. */
interface Beginning {
  sessionStart?: Parameters<Identity['beginSession']['execute']>[1];
  sessionBefore?: string;
}

/** Name of the session's cookie; its signature is in the cookie of the same name with `.sig`. */
export const sessionCookie = (secure: boolean): string => (secure ? '__Host-mithaq' : 'mithaq');

/** Returns whether a browser has a session, or had one, by its cookie alone. */
export const hasSession =
  ({ secure }: { secure: boolean }) =>
  (ctx: Context): boolean =>
    ctx.cookies.get(sessionCookie(secure), { signed: false }) !== undefined;

/** Stores sessions in Postgres for koa-session; the query that finds a session also loads its user. */
export function sessions(
  app: Koa,
  { sessions: store, beginSession }: Identity,
  { secure }: { secure: boolean },
): Koa.Middleware {
  return session(
    {
      key: sessionCookie(secure),
      maxAge: 90 * DAY,
      httpOnly: true,
      sameSite: 'lax',
      secure,
      signed: true,
      genid: () => randomBytes(32).toString('base64url'),
      store: {
        async get(key: string, _maxAge: unknown, { ctx }: { ctx: Context }) {
          const session = await store.find(key);
          if (!session) return undefined;
          const { id: sessionId, actor, fresh, lacksTwoFactor, data } = session;
          Object.assign(ctx.state, { sessionId, actor, fresh, lacksTwoFactor } satisfies Omit<
            State,
            'requestId' | 'language' | 'admit'
          >);
          return data;
        },
        async set(key: string, data: Record<string, unknown>, _maxAge: unknown, { ctx }: { ctx: Context }) {
          const { sessionStart, sessionBefore } = ctx.state as Beginning;
          if (!sessionStart) return store.save(key, data);
          delete ctx.state['sessionStart'];
          try {
            await beginSession.execute({ key, data, userAgent: ctx.get('User-Agent') || undefined }, sessionStart);
          } finally {
            if (sessionBefore) await store.end(sessionBefore);
          }
        },
        async destroy(key: string, { ctx }: { ctx: Context }) {
          // The new session starts before the old one ends, so that the browser's event stream and push subscription go
          // on.
          if (ctx.state['sessionStart']) ctx.state['sessionBefore'] = key;
          else await store.end(key);
        },
      },
    } as never,
    app as never,
  ) as unknown as Koa.Middleware;
}

/** Signs a session's cookie again with the newest key, so that older keys can be retired. */
export const reissue =
  ({ secure }: { secure: boolean }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const name = sessionCookie(secure);
    const [value, signature] = [name, `${name}.sig`].map((each) => ctx.cookies.get(each, { signed: false }));
    const keys = (ctx.cookies as unknown as { keys: { index(data: string, signature: string): number } }).keys;
    if (ctx.state['actor'] && value && signature && keys.index(`${name}=${value}`, signature) > 0)
      await ctx.session!.save();
    await next();
  };

/** Treats requests as HTTPS in production, because a proxy may terminate TLS: cookies must be secure all the same. */
export async function secureCookies(ctx: Context, next: Next): Promise<void> {
  ctx.cookies.secure = true;
  await next();
}

/** Treats the reader as a visitor until a session is found. */
export async function visitorByDefault(ctx: Context, next: Next): Promise<void> {
  ctx.state['admit'] = admit;
  ctx.state['actor'] ??= null;
  ctx.state['sessionId'] ??= null;
  ctx.state['fresh'] ??= false;
  ctx.state['lacksTwoFactor'] ??= false;
  await next();
}
