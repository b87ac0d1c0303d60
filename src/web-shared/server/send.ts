import type { Problem } from '#kernel/contracts/endpoint.ts';
import { actingAccountHeader } from './acting-account.ts';
import { markOffline, markOnline } from './connection.ts';
import { inOwnLanguage } from '../text/own-language.ts';

/**
 * A request that the server refused. `message` is '{status}: {body}'; `said` is the server's own sentence, fit for a
 * toast.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly said: string | undefined;
  readonly fields: Record<string, string>;
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

/** A request without a response; its outcome is unknown. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

export const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);
export const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

/** Returns whether a failure is transient, and unrelated to the request. */
export function isTransient(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  return error instanceof ConnectionError || status >= 500 || status === 429;
}

function objectIn(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/**
 * Sends a request with the conventions of the API: the document's language, the page's account, cookies, and JSON for a
 * body.
 * @throws ApiError for every response that is not ok, ConnectionError without a response.
 */
export async function send(method: string, url: string, body?: unknown, headers: Record<string, string> = {}) {
  const said = { ...actingAccountHeader(), ...headers };
  const response = await answerTo(inOwnLanguage(url), {
    method,
    credentials: 'include',
    headers: body === undefined ? said : { ...said, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok && response.status !== 304) {
    throw new ApiError(response.status, (await response.text()) || response.statusText);
  }
  return response;
}

async function answerTo(url: string, call: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, call);
    markOnline();
    return response;
  } catch (error) {
    markOffline();
    throw new ConnectionError('No answer came', { cause: error });
  }
}
