import { createECDH, randomBytes } from 'node:crypto';
import { expectOk, type Person } from './people.ts';
import type { Product } from './product.ts';

/** What a browser tells of itself when it has subscribed. */
export interface Telephone {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A browser at the local push service, which answers for it as it is told. */
export async function aTelephone(product: Product, answer: number | null = null): Promise<Telephone> {
  return (await expectOk('Telephone', product.visitor().post('/dev/push/browsers', { answer }))).body;
}

/** From now on the push service answers for it so; null takes notices again. */
export async function answerFor(product: Product, { endpoint }: Telephone, answer: number | null): Promise<void> {
  await expectOk('Answer', product.visitor().put(new URL(endpoint).pathname, { answer }));
}

/** Has somebody told there, in the browser in which he or she is signed in. */
export async function registerDevice(telephone: Telephone, { browser }: Pick<Person, 'browser'>): Promise<void> {
  await expectOk('Notices', browser.put('/api/account/push', { ...telephone, zone: 'UTC' }));
}

/** What it was told, the newest first, once no background job is due. */
export async function noticesOn(product: Product, { endpoint }: Telephone): Promise<Record<string, unknown>[]> {
  await product.waitForIdle();
  const { body } = await product.visitor().get(`/dev/push.json?endpoint=${encodeURIComponent(endpoint)}`);
  return body.map(({ notice }: { notice: Record<string, unknown> }) => notice);
}

/** Those of a browser that reads nothing. */
export const keysOfABrowser = (): Telephone['keys'] => ({
  p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
});
