import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Outcome } from './api/outcome.ts';
import { routeFor } from './api/route-for.ts';
import { StripeStore, newStripeId } from './store.ts';
import { StripeRefusal } from './errors.ts';
import { takeFault, type Fault } from './faults.ts';
import { readForm } from './form.ts';
import { cardError } from './serialize/card-error.ts';
import { serializeOutcome } from './serialize/serialize-outcome.ts';

export const SECRET_KEY = 'sk_test_local';
export const PUBLISHABLE_KEY = 'pk_test_local';

export interface Answer {
  status: number;
  body: unknown;
  replayed?: boolean;
}

interface Ports {
  db: Knex;
  /** The present time, in seconds. */
  now: () => number;
}

/** Responds to a request to `/v1/…` as Stripe does. */
export async function answerApi(
  { db, now }: Ports,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const [resource = '', query = ''] = path.split('?');
  const method = request.method ?? 'GET';
  const fault = await takeFault(db, `${method} ${resource}`);
  if (fault && fault.when === 'before' && fails(fault, request, response)) return;
  const form = method === 'GET' || method === 'DELETE' ? query : await textOf(request);
  const text = method === 'DELETE' && form === '' ? await textOf(request) : form;
  const key = request.headers['idempotency-key'];
  const call = { method, resource, text, key: method === 'POST' && typeof key === 'string' ? key : null };
  const answer = await answered({ db, now }, call, keyOf(request, text));
  if (fault && fails(fault, request, response)) return;
  response.writeHead(answer.status, {
    'Content-Type': 'application/json',
    'Request-Id': newStripeId('req'),
    ...(answer.replayed && { 'Idempotent-Replayed': 'true' }),
  });
  response.end(JSON.stringify(answer.body, null, 2));
}

interface ApiCall {
  method: string;
  resource: string;
  text: string;
  key: string | null;
}

async function answered({ db, now }: Ports, call: ApiCall, apiKey: string | null): Promise<Answer> {
  const { method } = call;
  const doing = (books: StripeStore): Promise<Answer> => once(books, call, apiKey);
  try {
    return await (method === 'GET' ? StripeStore.read(db, now(), doing) : StripeStore.change(db, now(), doing));
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    // A request refused at once is not remembered under its key, since nothing had begun.
    return { status: error.status, body: error.body };
  }
}

/** Repeats the first response for the same key and request; refuses the key for another request. */
async function once(books: StripeStore, call: ApiCall, apiKey: string | null): Promise<Answer> {
  const { method, resource, text, key } = call;
  const request = createHash('sha256').update(`${method} ${resource}\n${text}`).digest('hex');
  const first = key === null ? null : await books.replayOf(key);
  if (first && first.request !== request)
    throw new StripeRefusal(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with.`,
    });
  if (first) return { status: first.status, body: first.answer, replayed: true };
  const answer = await done(books, call, apiKey);
  if (key !== null) await books.saveReplay(key, request, answer.status, answer.body);
  return answer;
}

async function done(books: StripeStore, { method, resource, text }: ApiCall, apiKey: string | null): Promise<Answer> {
  const matched = routeFor(method, resource);
  if (!matched) throw new StripeRefusal(404, { message: `Unrecognized request URL (${method}: ${resource}).` });
  const { route, id } = matched;
  const isServer = apiKey === SECRET_KEY;
  if (!isServer && !(route.isPublic && apiKey === PUBLISHABLE_KEY))
    throw new StripeRefusal(401, { message: `Invalid API Key provided: ${apiKey?.slice(0, 8) ?? ''}***` });
  const parsed = route.body.safeParse(readForm(text));
  if (!parsed.success) throw refusalOf(parsed.error);
  const body = parsed.data as { expand?: string[]; limit?: number; starting_after?: string; ending_before?: string };
  const outcome: Outcome = await route.run({ books, id, body: body as never, isServer });
  const declined = method === 'POST' ? await cardError(books, outcome) : null;
  if (declined) return { status: 402, body: declined };
  return { status: 200, body: await serializeOutcome(books, outcome, { ...body, resource }) };
}

/** Names the parameter as Stripe does: `items[0][price]`. */
function refusalOf({ issues }: z.ZodError): StripeRefusal {
  const [issue] = issues;
  const path = issue!.path.map(String);
  const unknown = issue!.code === 'unrecognized_keys' ? issue!.keys[0] : undefined;
  const [first = '', ...rest] = unknown === undefined ? path : [...path, unknown];
  const param = first + rest.map((part) => `[${part}]`).join('');
  return new StripeRefusal(400, {
    ...(unknown !== undefined && { code: 'parameter_unknown' }),
    message: unknown === undefined ? `Invalid ${param}: ${issue!.message}` : `Received unknown parameter: ${param}`,
    param,
  });
}

function fails({ mode }: Fault, request: IncomingMessage, response: ServerResponse): boolean {
  if (mode === 'reset') request.socket.destroy();
  else if (mode === 'timeout') setTimeout(() => request.socket.destroy(), 60_000).unref();
  else {
    response.writeHead(mode, { 'Content-Type': 'application/json', 'Request-Id': newStripeId('req') });
    response.end(JSON.stringify({ error: { type: 'api_error', message: 'An error on purpose.' } }));
  }
  return true;
}

function keyOf({ headers }: IncomingMessage, text: string): string | null {
  const { authorization = '' } = headers;
  if (authorization.startsWith('Bearer ')) return authorization.slice(7);
  if (authorization.startsWith('Basic '))
    return Buffer.from(authorization.slice(6), 'base64').toString().split(':')[0] ?? null;
  return new URLSearchParams(text).get('key');
}

async function textOf(request: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
