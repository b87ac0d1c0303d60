import { etagOf } from '../values/sha256.ts';
import type Router from '@koa/router';
import type { Context as KoaContext } from 'koa';
import { z } from 'zod';
import type { Actor } from '../actor.ts';
import { consoleSentences, isOfConsole, takesBody, type Endpoint } from '../contracts/endpoint.ts';
import { DomainError } from '../errors.ts';
import { validationText } from '../i18n/catalogue.ts';
import type { Language } from '../i18n/languages.ts';
import { inLanguage } from '../i18n/sentences.ts';
import { admitted, languageOfReader } from './context.ts';

type Shape = z.ZodType;

export interface Call<P extends Shape, Q extends Shape, B extends Shape> {
  params: z.infer<P>;
  query: z.infer<Q>;
  body: z.infer<B>;
  language: Language;
  ctx: KoaContext;
}

const bound = new Set<Endpoint>();

/** Every served endpoint, for the OpenAPI document and the contract test. */
export const boundEndpoints = (): readonly Endpoint[] => [...bound];

/**
 * Serves an endpoint to signed-in callers, in this order: session, permission, fresh sign-in, validation, handler,
 * response. Fields that the answer's schema does not name never leave the server.
 */
export function route<P extends Shape, Q extends Shape, B extends Shape, R>(
  router: Router,
  endpoint: Endpoint<P, Q, B, z.ZodType<R>>,
  doing: (call: Call<P, Q, B>, actor: Actor) => Promise<NoInfer<R>>,
): void {
  refuseAdminWrite(endpoint);
  serveSignedIn(router, endpoint, doing);
}

/** Like `route`, for writes of the console. Only for `adminRoute`, which ensures the audit. */
export function serveAdminWrite<P extends Shape, Q extends Shape, B extends Shape, R>(
  router: Router,
  endpoint: Endpoint<P, Q, B, z.ZodType<R>>,
  doing: (call: Call<P, Q, B>, actor: Actor) => Promise<NoInfer<R>>,
): void {
  if (!isAdminWrite(endpoint)) throw new Error(`${endpoint.method} ${endpoint.path} is no write of the console`);
  serveSignedIn(router, endpoint, doing);
}

export function publicRoute<P extends Shape, Q extends Shape, B extends Shape, R>(
  router: Router,
  endpoint: Endpoint<P, Q, B, z.ZodType<R>>,
  doing: (call: Call<P, Q, B>) => Promise<NoInfer<R>>,
): void {
  refuseAdminWrite(endpoint);
  serve(router, endpoint, () => doing);
}

/** Serves an endpoint whose handler writes the response itself: a stream, a redirection, a prepared document. */
export function rawRoute(
  router: Router,
  endpoint: Endpoint,
  doing: (ctx: KoaContext, actor: Actor | null) => void | Promise<void>,
): void {
  refuseAdminWrite(endpoint);
  register(router, endpoint, (ctx) => doing(ctx, endpoint.access === 'public' ? null : admitted(ctx, endpoint)));
}

/** Case-sensitive, since other rules, such as caching, depend on the exact address. */
function register(router: Router, endpoint: Endpoint, serving: (ctx: KoaContext) => void | Promise<void>): void {
  bound.add(endpoint);
  router.register(endpoint.path, [endpoint.method], serving, { sensitive: true });
}

/** Returns whether an endpoint is a write of the console, which must be audited. */
export const isAdminWrite = ({ access, method }: Endpoint): boolean => isOfConsole(access) && method !== 'GET';

function refuseAdminWrite(endpoint: Endpoint): void {
  if (isAdminWrite(endpoint))
    throw new Error(`${endpoint.method} ${endpoint.path} changes something in the console: declare it by adminRoute`);
}

function serveSignedIn<P extends Shape, Q extends Shape, B extends Shape, R>(
  router: Router,
  endpoint: Endpoint<P, Q, B, z.ZodType<R>>,
  doing: (call: Call<P, Q, B>, actor: Actor) => Promise<NoInfer<R>>,
): void {
  serve(router, endpoint, (ctx) => {
    const actor = admitted(ctx, endpoint);
    return (call) => doing(call, actor);
  });
}

type Doing<P extends Shape, Q extends Shape, B extends Shape, R> = (call: Call<P, Q, B>) => Promise<NoInfer<R>>;

function serve<P extends Shape, Q extends Shape, B extends Shape, R>(
  router: Router,
  endpoint: Endpoint<P, Q, B, z.ZodType<R>>,
  doingFor: (ctx: KoaContext) => Doing<P, Q, B, R>,
): void {
  register(router, endpoint, async (ctx) => {
    const doing = doingFor(ctx);
    const language = languageOfReader(ctx);
    const params = parseParams(endpoint, ctx.params) as z.infer<P>;
    const query = (
      isNothing(endpoint.query)
        ? undefined
        : parse(endpoint.query, { ...ctx.query }, { language, sentences: sentencesFor(endpoint) })
    ) as z.infer<Q>;
    const body = (
      takesBody(endpoint)
        ? parse(endpoint.body, ctx.request.body ?? {}, { language, sentences: sentencesFor(endpoint) })
        : undefined
    ) as z.infer<B>;
    ctx.status = endpoint.status;
    const answer = await doing({ params, query, body, language, ctx });
    if (isNothing(endpoint.answer)) return;
    // As text, because Koa would send null as 204.
    ctx.type = 'application/json';
    ctx.body = JSON.stringify(endpoint.answer.parse(answer));
    if (endpoint.method === 'GET') answerUnchanged(ctx);
  });
}

/**
 * Responds with 304 to a client that has this very response, which makes polling cheap. Does not use `ctx.fresh`:
 * `fetch` adds `Cache-Control: no-cache` to conditional requests.
 */
function answerUnchanged(ctx: KoaContext): void {
  ctx.etag = etagOf(String(ctx.body));
  if (ctx.get('If-None-Match') !== ctx.response.get('ETag')) return;
  ctx.body = null;
  ctx.status = 304;
}

const isNothing = (schema: Shape): boolean => schema instanceof z.ZodUndefined;

const sentencesFor = ({ access }: Endpoint) => (isOfConsole(access) ? consoleSentences : undefined);

/** An impossible id in an address is a 404. */
function parseParams(endpoint: Endpoint, params: Record<string, string>): unknown {
  if (isNothing(endpoint.params)) return undefined;
  const parsed = endpoint.params.safeParse(params);
  if (!parsed.success) throw new DomainError('common.not-found');
  return parsed.data;
}

interface AdminAnswer {
  language: Language;
  /** Sentences about wrong fields, if not the schema's own. */
  sentences?: z.core.$ZodErrorMap | undefined;
}

/** Parses with a contract's schema; the refusal has a sentence for each field in the reader's language. */
export const parse = <S extends z.ZodType>(
  schema: S,
  input: unknown,
  { language, sentences }: AdminAnswer,
): z.infer<S> =>
  inLanguage(language, () => {
    const parsed = schema.safeParse(input, sentences && { error: sentences });
    if (parsed.success) return parsed.data;
    const fields: Record<string, string> = {};
    for (const issue of parsed.error.issues)
      fields[issue.path.map(String).join('.') || 'body'] ??= issue.message || validationText('choose', {}, issue.path);
    throw new DomainError('common.invalid', {}, fields);
  });
