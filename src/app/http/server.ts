import type Router from '@koa/router';
import Koa from 'koa';
import { systemClock } from '#kernel/clock.ts';
import type { Limits } from '#kernel/limits.ts';
import type { Logger } from '#kernel/runtime/logger.ts';
import type { Tracer } from '#kernel/telemetry/tracer.ts';
import type { ModulePage } from '#kernel/module.ts';
import type { IdempotencyKeys } from '#kernel/persistence/idempotency-keys.ts';
import type { IdentityParts } from '../../modules/identity/module.ts';
import type { Environment } from '../env.ts';
import { traced } from './requests/traced.ts';
import { sameAccountOnly } from './requests/acting-account.ts';
import { readBody } from './requests/body.ts';
import { boundedAnswers } from './responses/bounded-answers.ts';
import { compressed } from './responses/compressed.ts';
import { cards } from '../rendering/cards/cards.ts';
import { cookieKeys } from './requests/cookie-keys.ts';
import { crawlers } from '../rendering/crawlers.ts';
import { errorsToJson } from './responses/errors.ts';
import { privateAnswers, requestId, sameSiteOnly, securityHeaders } from './requests/guards.ts';
import { measure } from './routes/health.ts';
import { inProcessFetch } from '../rendering/in-process.ts';
import { accessLog } from './requests/access-log.ts';
import { idempotency } from './requests/idempotency.ts';
import { languageOfAddress, plainOfOthers } from './requests/language.ts';
import { mailedPages } from '../rendering/mailed-pages.ts';
import { refuseOddRequests } from './requests/odd-requests.ts';
import { answerForms, pageForms } from '../rendering/html-forms.ts';
import type { MemberApp } from '../rendering/member-app.ts';
import { memberPages, fallbackShell } from '../rendering/pages.ts';
import { hasSession, secureCookies, sessions, reissue, visitorByDefault } from './requests/session.ts';
import { siteFiles } from '../rendering/site-files.ts';
import { securityTxt } from './routes/security-txt.ts';
import { writeLimits } from './requests/write-limits.ts';

interface Parts {
  env: Environment;
  keys: string[];
  log: Logger;
  tracer: Tracer;
  limits: Limits;
  idempotencyKeys: IdempotencyKeys;
  identity: Pick<IdentityParts, 'sessions' | 'beginSession'>;
  /** Routes without a session and without a database query: health, static files. */
  staticRoutes: (Router | Koa.Middleware)[];
  /** Routes that read their raw body, and authenticate the sender by a signature. */
  webhooks: Router[];
  /** Routes without a session that accept a body. */
  sessionless: Router[];
  /** The member app; null if only the API is served. */
  member: MemberApp | null;
  /** Public pages of the modules, for search engines. */
  publicPages: () => Promise<ModulePage[]>;
  /** Routes with a session. */
  routers: (Router | Koa.Middleware)[];
}

/** Middleware for every request, in order from top to bottom. */
export function createServer({
  env,
  keys,
  log,
  tracer,
  limits,
  idempotencyKeys,
  identity,
  staticRoutes,
  webhooks,
  sessionless,
  member,
  publicPages,
  routers,
}: Parts): Koa {
  const app = new Koa({ proxy: env.proxies > 0, maxIpsCount: env.proxies });
  app.keys = cookieKeys(keys);
  // The client closed the page early, or sent invalid HTTP.
  const theirs = /^(ERR_STREAM_PREMATURE_CLOSE|ERR_HTTP_REQUEST_TIMEOUT|ECONNRESET|EPIPE|HPE_\w+)$/;
  app.on(
    'error',
    (error: NodeJS.ErrnoException) => theirs.test(error.code ?? '') || log.error({ err: error }, 'connection'),
  );
  const production = env.mode === 'production';

  app.use(requestId);
  app.use(traced(tracer));
  app.use(languageOfAddress);
  app.use(measure);
  app.use(accessLog(log));
  app.use(securityHeaders({ production, stripe: env.fees && env.stripe !== undefined }));
  app.use(privateAnswers);
  app.use(plainOfOthers);
  app.use(compressed);
  if (member) {
    // Failures of a page get all headers too.
    app.use(errorsToJson(log));
    app.use(mailedPages({ ...member, log }));
  }
  app.use(errorsToJson(log));
  app.use(refuseOddRequests);
  if (member) app.use(siteFiles(log));
  for (const part of staticRoutes) use(app, part);
  app.use(securityTxt({ site: env.appUrl, contact: env.operator.email, clock: systemClock }));
  if (member) app.use(fallbackShell(member.documents, log));
  app.use(boundedAnswers());
  app.use(sameSiteOnly(env.appUrl));
  if (member) app.use(pageForms);
  for (const router of webhooks) use(app, router);
  app.use(readBody);
  const fetchInProcess = inProcessFetch(app, [errorsToJson(log), ...[...sessionless, ...routers].map(middlewareOf)]);
  if (member) {
    app.use(crawlers({ ...member, site: env.appUrl, publicPages }));
    app.use(cards({ render: member.render, fetchInProcess, log }));
  }
  const ofSession = [
    ...(production ? [secureCookies] : []),
    sessions(app, identity, { secure: production }),
    visitorByDefault,
    reissue({ secure: production }),
    sameAccountOnly,
    writeLimits(limits),
    idempotency(idempotencyKeys),
    errorsToJson(log),
  ];
  if (member)
    app.use(answerForms(inProcessFetch(app, [errorsToJson(log), ...ofSession, ...routers.map(middlewareOf)])));
  for (const router of sessionless) use(app, router);
  for (const part of ofSession) app.use(part);
  for (const router of routers) use(app, router);
  if (member) {
    app.use(
      memberPages({ ...member, site: env.appUrl, fetchInProcess, hasSession: hasSession({ secure: production }), log }),
    );
  }
  return app;
}

const middlewareOf = (part: Router | Koa.Middleware): Koa.Middleware =>
  typeof part === 'function' ? part : (part.routes() as unknown as Koa.Middleware);

function use(app: Koa, part: Router | Koa.Middleware): void {
  if (typeof part === 'function') app.use(part);
  else app.use(part.routes()).use(part.allowedMethods());
}

/** Lists the routes of a router, such as `GET /api/user`. */
export const routesOf = (router: Router): string[] =>
  router.stack.flatMap(({ methods, path }) =>
    methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${String(path)}`),
  );
