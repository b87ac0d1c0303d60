import { createECDH, randomBytes } from 'node:crypto';
import { expectOk, type Person } from './people.ts';
import type { Product } from './product.ts';

/** A browser's push subscription. */
export interface Telephone {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A browser at the local push service, which responds with this status for it. */
export async function aTelephone(product: Product, answer: number | null = null): Promise<Telephone> {
  return (await expectOk('Telephone', product.visitor().post('/dev/push/browsers', { answer }))).body;
}

/** Sets the status with which the push service responds for this browser; null accepts notifications again. */
export async function answerFor(product: Product, { endpoint }: Telephone, answer: number | null): Promise<void> {
  await expectOk('Answer', product.visitor().put(new URL(endpoint).pathname, { answer }));
}

/** Subscribes the person who is signed in in this browser to push notifications. */
export async function registerDevice(telephone: Telephone, { browser }: Pick<Person, 'browser'>): Promise<void> {
  await expectOk('Notices', browser.put('/api/account/push', { ...telephone, zone: 'UTC' }));
}

/** Returns the received notifications, newest first, after all due jobs. */
export async function noticesOn(product: Product, { endpoint }: Telephone): Promise<Record<string, unknown>[]> {
  await product.waitForIdle();
  const { body } = await product.visitor().get(`/dev/push.json?endpoint=${encodeURIComponent(endpoint)}`);
  return body.map(({ notice }: { notice: Record<string, unknown> }) => notice);
}

/** Keys of a browser that decrypts nothing. */
export const keysOfABrowser = (): Telephone['keys'] => ({
  p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
});
