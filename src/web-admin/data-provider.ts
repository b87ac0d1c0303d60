import { HttpError, type DataProvider } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import { ApiError, jsonOf, request } from '../web-member/lib/server/api.ts';
import { i18n } from './lib/texts.ts';

const API = '/api/admin';
const SECOND_FACTOR = 'identity.two-factor-required';

interface Call {
  method?: string;
  body?: string;
}

/** One call of the console, made as the member app makes its calls. Rejects with HttpError, in the server's words. */
async function httpClient(url: string, { method = 'GET', body }: Call = {}) {
  try {
    const response = await request(method, url, body === undefined ? undefined : JSON.parse(body));
    return { status: response.status, headers: response.headers, body: '', json: await jsonOf(response) };
  } catch (error) {
    throw inWords(error);
  }
}

/** `message` is the server's own sentence; empty where it said none. */
function inWords(error: unknown): HttpError {
  if (!(error instanceof ApiError)) return new HttpError(i18n.t('console:failed.unreached'), 0);
  // Its set-up is all that the console shows then.
  if (error.code === SECOND_FACTOR) window.location.reload();
  const errors = Object.keys(error.fields).length > 0 ? error.fields : undefined;
  return new HttpError(error.said ?? '', error.status, { ...error.body, errors });
}

/** react-admin's own provider over our calls. */
export const dataProvider: DataProvider = simpleRest(API, httpClient as never);

/** Does something that is no edit to one record; answers the record and the sentence that says what was done. */
export async function act<R = Record<string, unknown>>(path: string, body: object): Promise<R & { message: string }> {
  const { json } = await httpClient(`${API}/${path}`, { method: 'POST', body: JSON.stringify(body) });
  return json as R & { message: string };
}

/** Reads what is no list of records. */
export async function read<R>(path: string): Promise<R> {
  return (await httpClient(`${API}/${path}`)).json as R;
}

/** Removes a record; answers it, and the sentence that says what became of it. */
export async function remove(path: string, body: object): Promise<{ message: string }> {
  const { json } = await httpClient(`${API}/${path}`, { method: 'DELETE', body: JSON.stringify(body) });
  return json as { message: string };
}
