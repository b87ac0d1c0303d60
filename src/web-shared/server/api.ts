import { queryOptions, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Address, AnswerOf, Contracts } from './contracts.ts';
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
type Place<A extends Address> = Part<'params', z.input<Contracts[A]['params']>> &
  Part<'query', z.input<Contracts[A]['query']>>;
type Input<A extends Address> = Place<A> &
  Part<'body', z.input<Contracts[A]['body']>> & { headers?: Record<string, string> };
type Args<T> = object extends T ? [input?: T] : [input: T];

/** Builds the address of a request from its `:params` and query; empty query values are omitted. */
export function urlOf<A extends Address>(endpoint: A, ...[place]: Args<Place<A>>): string {
  const { params = {}, query = {} } = (place ?? {}) as Record<'params' | 'query', Record<string, unknown>>;
  const path = endpoint
    .split(' ')[1]!
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}

/**
 * Calls an endpoint of the API.
 * @throws ApiError if the server refuses.
 */
export async function call<A extends Address>(endpoint: A, ...args: Args<Input<A>>): Promise<AnswerOf<A>> {
  const input = (args[0] ?? {}) as Input<A> & { body?: unknown };
  const url = urlOf(endpoint, ...([input] as unknown as Args<Place<A>>));
  return (await jsonOf(await request(endpoint.split(' ')[0]!, url, input.body, input.headers))) as AnswerOf<A>;
}

/** Builds a query for a GET endpoint; its key is the address, which the default query function fetches. */
export function fetchJson<A extends Address>(endpoint: A, ...args: Args<Place<A>>) {
  return queryOptions<AnswerOf<A>>({ queryKey: [urlOf(endpoint, ...args)] });
}

/** Reads a GET endpoint. */
export const useEndpoint = <A extends Address>(endpoint: A, ...args: Args<Place<A>>) =>
  useQuery(fetchJson(endpoint, ...args));
