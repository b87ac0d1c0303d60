import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as textFrom } from 'node:stream/consumers';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { routeFor } from './api/routes.ts';
import { StripeStore } from './store.ts';
import { invalid, StripeRefusal } from './errors.ts';
import { takeFault, type Fault } from './faults.ts';
import { readForm } from './form.ts';
import { pathsIn, serialize } from './serialize.ts';

export const SECRET_KEY = 'sk_test_local';
export const PUBLISHABLE_KEY = 'pk_test_local';

interface Answer {
  status: number;
  body: unknown;
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
  const text = method === 'POST' ? await textFrom(request) : query;
  const key = request.headers['idempotency-key'];
  const call = { method, resource, text, key: method === 'POST' && typeof key === 'string' ? key : null };
  const answer = await answered({ db, now }, call, keyOf(request, text));
  if (fault && fails(fault, request, response)) return;
  response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
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
  if (first) return { status: first.status, body: first.answer };
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
  const { expand = [], limit = 10, starting_after: after } = parsed.data as CommonFields;
  const outcome = await route.run({ books, id, body: parsed.data as never, isServer });
  if ('list' in outcome) {
    const from = outcome.list.findIndex((one) => one.id === after) + 1;
    const data: object[] = [];
    for (const one of outcome.list.slice(from, from + limit))
      data.push(await serialize(books, one, pathsIn(expand, 'data')));
    return { status: 200, body: { object: 'list', has_more: outcome.list.length > from + limit, data } };
  }
  // A failure of an earlier try does not fail a later reading request.
  if (method === 'POST' && 'failure' in outcome && outcome.failure && outcome.status === 'requires_payment_method')
    return { status: 402, body: { error: { ...outcome.failure, type: 'card_error' } } };
  return { status: 200, body: await serialize(books, outcome, expand) };
}

interface CommonFields {
  expand?: string[];
  limit?: number;
  starting_after?: string;
}

/** Names the parameter as Stripe does: `items[0][price]`. */
function refusalOf({ issues }: z.ZodError): StripeRefusal {
  const [issue] = issues;
  const path = issue!.path.map(String);
  const unknown = issue!.code === 'unrecognized_keys' ? issue!.keys[0] : undefined;
  const [first = '', ...rest] = unknown === undefined ? path : [...path, unknown];
  const param = first + rest.map((part) => `[${part}]`).join('');
  return unknown === undefined
    ? invalid(`Invalid ${param}: ${issue!.message}`)
    : invalid(`Received unknown parameter: ${param}`, 'parameter_unknown');
}

function fails({ mode }: Fault, request: IncomingMessage, response: ServerResponse): boolean {
  if (mode === 'reset') request.socket.destroy();
  else {
    response.writeHead(mode, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ error: { type: 'api_error', message: 'An error on purpose.' } }));
  }
  return true;
}

const keyOf = ({ headers }: IncomingMessage, text: string): string | null =>
  headers.authorization?.replace(/^Bearer /, '') ?? new URLSearchParams(text).get('key');
