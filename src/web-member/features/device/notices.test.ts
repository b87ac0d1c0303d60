import ar from '#texts/ar/device.json' with { type: 'json' };
import en from '#texts/en/device.json' with { type: 'json' };
import ur from '#texts/ur/device.json' with { type: 'json' };
import type { PushAnswer } from '#modules/identity/contracts/push.schema.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { endNotices } from './notices.ts';

afterEach(() => vi.unstubAllGlobals());

const push = { publicKey: 'key', devices: [{ id: 'd', current: true }] } as unknown as PushAnswer;

function texts(status: number) {
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
  const pushManager = { getSubscription: async () => ({ unsubscribe }) };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 'common.not-found' }), { status }));
  return unsubscribe;
}

test('unsubscribing a browser that was removed elsewhere is no failure', async () => {
  const unsubscribe = texts(404);
  await endNotices(push);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('a server failure is reported, and the browser is unsubscribed all the same', async () => {
  const unsubscribe = texts(403);
  await expect(endNotices(push)).rejects.toMatchObject({ status: 403 });
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test.each(Object.entries({ en, ar, ur }))(
  'the accessible name of a button contains its label: %s',
  (_, { notified: texts }) => {
    expect(texts.endOne.startsWith(texts.end)).toBe(true);
  },
);
