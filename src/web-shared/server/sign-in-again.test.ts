import { afterEach, expect, test, vi } from 'vitest';
import { request } from './api.ts';
import { handleProofRequests, stopHandlingProof } from './sign-in-again.ts';

const STALE = '{"code":"identity.sign-in-again","message":"Please enter your password once more for this."}';
const CODE_NEEDED = '{"code":"identity.two-factor-code","message":"Please give the code as well."}';
const WRONG = '{"code":"common.invalid","message":"Please check.","fields":{"password":"Wrong"}}';

interface Account {
  password: string;
  refusal?: string;
}

/** A server that requires a fresh sign-in for everything but the proof, and records its requests. */
function aServer({ password, refusal }: Account) {
  const calls: string[] = [];
  let fresh = false;
  const answer = (url: string, body: { password?: string }) => {
    if (url !== '/api/auth/reauthenticate') return fresh ? [200, '{}'] : [403, STALE];
    if (body.password !== password) return [400, WRONG];
    if (refusal) return [403, refusal];
    fresh = true;
    return [200, '{}'];
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push(`${init.method} ${url}`);
    const [status, text] = answer(url, JSON.parse(String(init.body ?? '{}'))) as [number, string];
    return new Response(text, { status });
  });
  return { calls, becomesFresh: () => void (fresh = true) };
}

let stopHandling = () => {};
function handlerFor(answer: () => Promise<boolean>) {
  const prove = vi.fn(answer);
  stopHandling = handleProofRequests(prove);
  return prove;
}
afterEach(() => {
  stopHandling();
  vi.unstubAllGlobals();
});

test('a request that needs a fresh sign-in is repeated after it', async () => {
  const server = aServer({ password: 'right' });
  const prove = handlerFor(async () => {
    server.becomesFresh();
    return true;
  });
  expect((await request('POST', '/api/guardian', { waliName: 'Ibrahim' })).status).toBe(200);
  expect(prove).toHaveBeenCalledExactlyOnceWith('fresh', undefined);
  expect(server.calls).toEqual(['POST /api/guardian', 'POST /api/guardian']);
});

test('the refusal is returned if the person cancels', async () => {
  const server = aServer({ password: 'right' });
  handlerFor(async () => false);
  await expect(request('POST', '/api/guardian', {})).rejects.toMatchObject({ code: 'identity.sign-in-again' });
  expect(server.calls).toEqual(['POST /api/guardian']);
});

test.each(['currentPassword', 'password'])('a form with %s does not ask for it again', async (field) => {
  const server = aServer({ password: 'right' });
  const prove = handlerFor(async () => false);
  expect((await request('POST', '/api/things', { [field]: 'right' })).status).toBe(200);
  expect(prove).not.toHaveBeenCalled();
  expect(server.calls).toEqual(['POST /api/things', 'POST /api/auth/reauthenticate', 'POST /api/things']);
});

test('a wrong password in the form leads to the question', async () => {
  aServer({ password: 'right' });
  const prove = handlerFor(async () => false);
  await expect(request('POST', '/api/things', { password: 'wrong' })).rejects.toThrow('identity.sign-in-again');
  expect(prove).toHaveBeenCalledExactlyOnceWith('fresh', undefined);
});

test('the password of the form is reused if only the code is missing', async () => {
  aServer({ password: 'right', refusal: CODE_NEEDED });
  const prove = handlerFor(async () => false);
  await expect(request('POST', '/api/things', { password: 'right' })).rejects.toThrow('identity.sign-in-again');
  expect(prove).toHaveBeenCalledExactlyOnceWith('fresh', 'right');
});

test('requests refused together ask once', async () => {
  const server = aServer({ password: 'right' });
  const prove = handlerFor(async () => {
    await Promise.resolve();
    server.becomesFresh();
    return true;
  });
  const answers = await Promise.all([request('POST', '/api/a', {}), request('POST', '/api/b', {})]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(prove).toHaveBeenCalledOnce();
});

test('another refusal does not ask', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"code":"common.forbidden","message":"No."}', { status: 403 }));
  const prove = handlerFor(async () => true);
  await expect(request('POST', '/api/things', {})).rejects.toMatchObject({ code: 'common.forbidden' });
  expect(prove).not.toHaveBeenCalled();
});

const ENDED = '{"code":"common.unauthenticated","message":"Please sign in first."}';

/** A server whose session has expired until it is renewed. */
function anEndedSession({ renamed = false } = {}) {
  const calls: string[] = [];
  let ended = true;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push(`${init.method} ${url}`);
    if (renamed && url === '/api/user') ended = false;
    return ended ? new Response(ENDED, { status: 401 }) : new Response('{}');
  });
  return { calls, renew: () => void (ended = false) };
}

test('a request after the end of the session is repeated in the new one', async () => {
  const server = anEndedSession();
  const prove = handlerFor(async () => {
    server.renew();
    return true;
  });
  expect((await request('POST', '/api/things', {})).status).toBe(200);
  expect(prove).toHaveBeenCalledExactlyOnceWith('ended', undefined);
});

test('a session that was only renamed does not ask', async () => {
  const server = anEndedSession({ renamed: true });
  const prove = handlerFor(async () => false);
  expect((await request('POST', '/api/things', {})).status).toBe(200);
  expect(prove).not.toHaveBeenCalled();
  expect(server.calls).toEqual(['POST /api/things', 'GET /api/user', 'POST /api/things']);
});

test('the check of the session waits for a new password that is being set', async () => {
  let renamed = false;
  let answer = () => {};
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    if (method === 'POST') {
      await new Promise<void>((resolve) => (answer = resolve));
      renamed = true;
      return new Response('{}');
    }
    return renamed ? new Response('{}') : new Response(ENDED, { status: 401 });
  });
  const prove = handlerFor(async () => false);
  const change = request('POST', '/api/auth/change-password', {});
  const look = request('GET', '/api/messages/unread-count');
  await new Promise((resolve) => setTimeout(resolve));
  answer();
  expect((await Promise.all([change, look])).map(({ status }) => status)).toEqual([200, 200]);
  expect(prove).not.toHaveBeenCalled();
});

test('somebody who signed out is not asked to come back', async () => {
  anEndedSession();
  const prove = handlerFor(async () => true);
  stopHandlingProof();
  await expect(request('GET', '/api/things')).rejects.toMatchObject({ status: 401 });
  expect(prove).not.toHaveBeenCalled();
});
