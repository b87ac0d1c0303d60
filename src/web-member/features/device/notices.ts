import { addPush, removePush } from '#modules/identity/contracts/push.ts';
import type { PushAnswer } from '#modules/identity/contracts/push.schema.ts';
import { call, statusOf } from '../../../web-shared/server/api.ts';
import { ownZone } from '../../../web-shared/text/format.ts';
import { registered, unsubscribe } from '../../lib/server/saved-reading.ts';

export type NotificationSupport = 'unsupported' | 'install' | 'denied' | 'able';

/** iPhones support push notifications only for apps on the home screen, and do not say so elsewhere. */
const isOnIphone = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (navigator.maxTouchPoints > 1 && /Mac/.test(navigator.userAgent));

export function notificationSupport(): NotificationSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isOnIphone() ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

export const hasAnsweredPermission = () => Notification.permission !== 'default';

/** Returns whether this browser is subscribed, both by its own state and the server's. */
export async function isSubscribed({ devices }: PushAnswer): Promise<boolean> {
  if (notificationSupport() !== 'able' || Notification.permission !== 'granted') return false;
  if (!devices.some(({ current }) => current)) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(await registration?.pushManager.getSubscription());
}

/**
 * Asks for the permission, which requires a user gesture, and subscribes this browser. Returns null if the permission
 * is refused.
 */
export async function beginNotices(publicKey: string): Promise<PushAnswer | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await registered();
  // A subscription with an older key of the server would not work.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  return call(addPush, { body: { endpoint, keys, zone: ownZone() } });
}

/** Unsubscribes this browser, even if the server had already removed it. */
export async function endNotices({ devices }: PushAnswer): Promise<void> {
  await unsubscribe();
  const own = devices.find(({ current }) => current);
  try {
    if (own) await call(removePush, { params: { id: own.id } });
  } catch (error) {
    // Removed already, from another device.
    if (statusOf(error) !== 404) throw error;
  }
}
