import type { Endpoint, Problem } from '#kernel/contracts/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';

/** A call that the server refused. `message` is '{status}: {body}'; `said` is the server's own sentence, fit for a toast. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly said: string | undefined;
  readonly fields: Record<string, string>;
  /** The whole answer, where it was JSON. */
  readonly body: Record<string, unknown>;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    const parsed = objectIn(text) as Partial<Problem>;
    this.status = status;
    this.code = parsed.code;
    this.said = parsed.message;
    this.fields = parsed.fields ?? {};
    this.body = parsed;
  }
}

function objectIn(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The server's sentence about a failure, if it said one. */
export const saidBy = (error: unknown) => (error instanceof ApiError ? error.said : undefined);
export const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

/** One request by the general rule: cookies always, a JSON content type only with a body, and a failure for every answer that isn't ok. */
export async function request(method: string, url: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok && response.status !== 304) {
    throw new ApiError(response.status, (await response.text()) || response.statusText);
  }
  return response;
}

/** What a response says in JSON; nothing for an empty one. */
export async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

type Part<K extends string, T> = [T] extends [undefined]
  ? { [k in K]?: undefined }
  : object extends T
    ? { [k in K]?: T }
    : { [k in K]: T };
type Address<E extends Endpoint> = Part<'params', z.input<E['params']>> & Part<'query', z.input<E['query']>>;
type Input<E extends Endpoint> = Address<E> & Part<'body', z.input<E['body']>> & { headers?: Record<string, string> };
type Args<T> = object extends T ? [input?: T] : [input: T];

/** The address of a call, its `:params` and query filled in; empty query values are left out. */
export function urlOf<E extends Endpoint>(endpoint: E, ...[address]: Args<Address<E>>): string {
  const { params = {}, query = {} } = (address ?? {}) as Record<'params' | 'query', Record<string, unknown>>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}

/** Makes one call of the HTTP interface. Rejects with ApiError when the server refuses. */
export async function call<E extends Endpoint>(endpoint: E, ...args: Args<Input<E>>): Promise<z.output<E['answer']>> {
  const input = (args[0] ?? {}) as Input<E> & { body?: unknown };
  const url = urlOf(endpoint, ...([input] as unknown as Args<Address<E>>));
  return (await jsonOf(await request(endpoint.method, url, input.body, input.headers))) as z.output<E['answer']>;
}

/** A query for a GET call: its key is the address, which the default query function fetches. */
export function ask<E extends Endpoint>(endpoint: E, ...args: Args<Address<E>>) {
  return queryOptions<z.output<E['answer']>>({ queryKey: [urlOf(endpoint, ...args)] });
}
