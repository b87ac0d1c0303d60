import { HttpError, type DataProvider } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import { ApiError, jsonOf, request } from '../web-shared/server/api.ts';
import { CancelledError } from '../web-shared/server/connection.ts';
import { i18n } from './lib/texts.ts';
import { readCurrentUser } from './lib/who.ts';

const API = '/api/admin';
const SECOND_FACTOR = 'identity.two-factor-required';
const FORBIDDEN = 'common.forbidden';

interface Call {
  method?: string;
  body?: string;
}

/**
 * Sends a request in the same way as the member app.
 * @throws HttpError with the server's own message.
 */
async function httpClient(url: string, { method = 'GET', body }: Call = {}) {
  try {
    const response = await request(method, url, body === undefined ? undefined : JSON.parse(body));
    return { status: response.status, headers: response.headers, body: '', json: await jsonOf(response) };
  } catch (error) {
    throw inWords(error);
  }
}

/** Converts an error; `message` is the server's own sentence, or empty if it sent none. */
function inWords(error: unknown): HttpError {
  if (error instanceof CancelledError) return new HttpError(i18n.t('console:offline.cancelled'), 0);
  if (!(error instanceof ApiError)) return new HttpError(i18n.t('console:failed.unreached'), 0);
  // The reloaded console shows only the set-up of the second factor.
  if (error.code === SECOND_FACTOR) window.location.reload();
  if (error.code === FORBIDDEN) void leaveIfChanged();
  const errors = Object.keys(error.fields).length > 0 ? error.fields : undefined;
  return new HttpError(error.said ?? '', error.status, { ...error.body, errors });
}

/** Leaves or reloads the console if the account's role or duties have changed since it was opened. */
async function leaveIfChanged(): Promise<void> {
  try {
    await readCurrentUser();
  } catch {
    // The refusal itself is shown.
  }
}

/** react-admin's REST provider over the app's own requests. */
export const dataProvider: DataProvider = simpleRest(API, httpClient as never);

/** Posts an action that is not an edit of a record. Returns the response with its confirmation sentence. */
export async function act<R = Record<string, unknown>>(path: string, body: object): Promise<R & { message: string }> {
  const { json } = await httpClient(`${API}/${path}`, { method: 'POST', body: JSON.stringify(body) });
  return json as R & { message: string };
}

/** Reads data that is not a list of records. */
export async function read<R>(path: string): Promise<R> {
  return (await httpClient(`${API}/${path}`)).json as R;
}

/** Removes a record. Returns the response with its confirmation sentence. */
export async function remove(path: string, body: object): Promise<{ message: string }> {
  const { json } = await httpClient(`${API}/${path}`, { method: 'DELETE', body: JSON.stringify(body) });
  return json as { message: string };
}
