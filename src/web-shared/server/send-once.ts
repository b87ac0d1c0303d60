import { untilReached } from './connection.ts';
import { ApiError, ConnectionError, codeOf, send } from './send.ts';

/**
 * Requests whose response contains a secret, which the server does not store under a key: an automatic repeat would act
 * twice.
 */
const CONTAINS_SECRETS = /^\/api\/(auth|guardian\/claim|account\/two-factor|create-signup-checkout-session)(\/|$)/;
const STILL_RUNNING = 'common.idempotency-running';
const LOOK_AGAIN_MS = 1_000;

/** The keys of requests whose outcome is unknown. */
const unanswered = new Map<string, string>();
const running = new Map<string, Promise<Response>>();

/**
 * Sends a request that changes something, exactly once: equal concurrent requests are merged, and one whose response
 * was lost is repeated under the same key.
 */
export async function sendOnce(method: string, url: string, body?: unknown, headers?: Record<string, string>) {
  const act = `${method} ${url}\n${JSON.stringify(body ?? null)}`;
  let started = running.get(act);
  if (!started) {
    started = untilAnswered(act, (key) => send(method, url, body, { ...headers, 'Idempotency-Key': key }), url);
    running.set(act, started);
    const over = () => running.delete(act);
    started.then(over, over);
  }
  return (await started).clone();
}

/** Resolves when all running changes have a response. */
export const untilQuiet = (): Promise<unknown> => Promise.allSettled(running.values());

async function untilAnswered(act: string, attempt: (key: string) => Promise<Response>, url: string) {
  const key = unanswered.get(act) ?? crypto.randomUUID();
  // A secret is stored no longer than its request lasts.
  if (!CONTAINS_SECRETS.test(url)) unanswered.set(act, key);
  for (;;) {
    try {
      const response = await attempt(key);
      unanswered.delete(act);
      return response;
    } catch (error) {
      if (error instanceof ConnectionError && !CONTAINS_SECRETS.test(url)) await untilReached();
      else if (codeOf(error) === STILL_RUNNING) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      else {
        if (error instanceof ApiError && error.status < 500) unanswered.delete(act);
        throw error;
      }
    }
  }
}
