import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textFrom } from 'node:stream/consumers';
import type Koa from 'koa';
import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import type { StripeAccess } from '#kernel/kernel.ts';
import { StripeStore, makeBooks } from './store.ts';
import type { PaymentIntent, SetupIntent } from './state.ts';
import { addFault, fault, makeFaults } from './faults.ts';
import { bankPage, browserScript, browserStyle } from './pages.ts';
import { confirmSetup, setupFailed } from './payments/setup-intents.ts';
import { pay, failAuthentication, runDue } from './charge.ts';
import { answerApi, PUBLISHABLE_KEY, SECRET_KEY } from './server.ts';
import { makeWebhooks, Webhooks, webhookSettings } from './webhooks.ts';

interface StripeOptions {
  db: Knex;
  clock: Clock;
  /** Address of the site, which serves its pages and receives its webhooks. */
  siteUrl: string;
  webhookSecret: string;
  /** Event types of the webhook endpoint. */
  events: readonly string[];
}

export interface StripeStandIn {
  /** Settings by which the application reaches it. */
  access: StripeAccess;
  /** Serves everything below /dev/stripe. */
  middleware: Koa.Middleware;
  runDue(): Promise<void>;
  /** Delivers pending events to the application, and returns the number of deliveries so far. */
  deliver(): Promise<number>;
  stop(): Promise<void>;
}

/** Interval at which undelivered events are looked for anyway, in milliseconds. */
const LOOK_EVERY = 5000;
const BASE = '/dev/stripe';

/**
 * Stands in for Stripe on one machine without keys: the API, states, events and times of it that the product uses. Its
 * state is in PostgreSQL, shared by all processes and restarts.
 */
export async function startStripeStandIn({
  db,
  clock,
  siteUrl,
  webhookSecret,
  events,
}: StripeOptions): Promise<StripeStandIn> {
  await makeBooks(db);
  await makeFaults(db);
  await makeWebhooks(db);
  const now = () => Math.floor(clock.now().getTime() / 1000);
  const url = `${siteUrl}/api/webhooks/stripe`;
  const webhooks = new Webhooks({ db, now, url, secret: webhookSecret, types: events });
  const handle = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    if (path.startsWith('/v1/')) await answerApi({ db, now }, request, response, path);
    else if (path.startsWith('/control/')) await control(request, response, path, { db, webhooks });
    else await page(request, response, path, { db, now });
    if (request.method !== 'GET') void webhooks.deliver().catch(() => undefined);
  };
  const server = createServer((request, response) => {
    handle(request, response, request.url ?? '/').catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const looking = setInterval(() => void webhooks.deliver().catch(() => undefined), LOOK_EVERY).unref();
  const { port } = server.address() as AddressInfo;
  return {
    access: {
      secretKey: SECRET_KEY,
      publishableKey: PUBLISHABLE_KEY,
      webhookSecret,
      at: { host: '127.0.0.1', port, protocol: 'http' },
    },
    middleware: async (ctx, next) => {
      if (!ctx.path.startsWith(`${BASE}/`)) return next();
      ctx.respond = false;
      ctx.status = 200;
      await handle(ctx.req, ctx.res, ctx.url.slice(BASE.length));
    },
    runDue: () => runDue(db, now()),
    async deliver() {
      await webhooks.deliver();
      return webhooks.tried;
    },
    async stop() {
      clearInterval(looking);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function control(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { db, webhooks }: { db: Knex; webhooks: Webhooks },
): Promise<void> {
  const given: unknown = JSON.parse((await textFrom(request)) || '{}');
  if (path === '/control/faults') await addFault(db, fault.parse(given));
  else if (path === '/control/webhooks') await webhooks.set(webhookSettings.parse(given));
  else return answer(response, 404, 'text/plain', '');
  answer(response, 204, 'text/plain', '');
}

const INTENT = /^\/3ds\/((pi|seti)_\w+)$/;

async function page(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { db, now }: { db: Knex; now: () => number },
): Promise<void> {
  if (path === '/stripe.js') return answer(response, 200, 'text/javascript; charset=utf-8', browserScript);
  if (path === '/stripe.css') return answer(response, 200, 'text/css; charset=utf-8', browserStyle);
  const [, id, prefix] = INTENT.exec(path) ?? [];
  if (!id) return answer(response, 404, 'text/plain', '');
  const kind = prefix === 'pi' ? 'payment' : 'setup';
  if (request.method !== 'POST') {
    const amount = await StripeStore.read(db, now(), async (books) => (await books.find('payment_intent', id))?.amount);
    const pounds = amount === undefined ? null : (amount / 100).toFixed(2);
    return answer(response, 200, 'text/html; charset=utf-8', bankPage(pounds));
  }
  const proven = new URLSearchParams(await textFrom(request)).get('proof') === 'complete';
  const after = await StripeStore.change(db, now(), (books) => prove(books, id, proven));
  const back = new URL(after.returnUrl ?? 'about:blank');
  back.searchParams.set(`${kind}_intent`, id);
  back.searchParams.set(`${kind}_intent_client_secret`, after.secret);
  back.searchParams.set('redirect_status', after.status === 'succeeded' ? 'succeeded' : 'failed');
  response.writeHead(303, { Location: back.href }).end();
}

/** Ends an authentication at the bank, successful or not. */
async function prove(books: StripeStore, id: string, proven: boolean): Promise<PaymentIntent | SetupIntent> {
  const intent = (await books.find('payment_intent', id)) ?? (await books.get('setup_intent', id));
  if (intent.status !== 'requires_action') return intent;
  const isPayment = intent.kind === 'payment_intent';
  if (!proven) return isPayment ? failAuthentication(books, intent) : setupFailed(books, intent);
  const method = await books.get('payment_method', intent.paymentMethod!);
  return isPayment
    ? pay(books, intent, method, { onSession: true, proven }, intent.returnUrl)
    : confirmSetup(books, intent, method, { proven }, intent.returnUrl);
}

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}
