import type { Endpoint } from '#kernel/contracts/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { sendOnce } from './send-once.ts';
import { ApiError, ConnectionError, codeOf, isTransient, send, statusOf } from './send.ts';
import { signInAgain } from './sign-in-again.ts';

export { ApiError, ConnectionError, codeOf, isTransient as isPassing, statusOf };

export const messageOf = (error: unknown) => (error instanceof ApiError ? error.said : undefined);

/**
 * Sends a request; one that changes something is done only once. If it needs a fresh sign-in or the session has
 * expired, asks the person to sign in and repeats the request, or rejects with the refusal if that is cancelled.
 */
export async function request(method: string, url: string, body?: unknown, headers?: Record<string, string>) {
  const attempt = () => (method === 'GET' ? send : sendOnce)(method, url, body, headers);
  try {
    return await attempt();
  } catch (error) {
    if (!(await signInAgain(error, body))) throw error;
    return attempt();
  }
}

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

/** Builds an address from its `:params` and query; empty query values are omitted. */
export function urlOf<E extends Endpoint>(endpoint: E, ...[address]: Args<Address<E>>): string {
  const { params = {}, query = {} } = (address ?? {}) as Record<'params' | 'query', Record<string, unknown>>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}

/**
 * Calls an endpoint of the API.
 * @throws ApiError if the server refuses.
 */
export async function call<E extends Endpoint>(endpoint: E, ...args: Args<Input<E>>): Promise<z.output<E['answer']>> {
  const input = (args[0] ?? {}) as Input<E> & { body?: unknown };
  const url = urlOf(endpoint, ...([input] as unknown as Args<Address<E>>));
  return (await jsonOf(await request(endpoint.method, url, input.body, input.headers))) as z.output<E['answer']>;
}

/** Builds a query for a GET endpoint; its key is the address, which the default query function fetches. */
export function fetchJson<E extends Endpoint>(endpoint: E, ...args: Args<Address<E>>) {
  return queryOptions<z.output<E['answer']>>({ queryKey: [urlOf(endpoint, ...args)] });
}
