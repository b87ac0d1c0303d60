import { addPush, removePush, type PushAnswer } from '#modules/identity/contracts/push.ts';
import { call, statusOf } from '../../lib/server/api.ts';
import { ownZone } from '../../lib/text/format.ts';
import { registered, unsubscribe } from '../../lib/server/saved-reading.ts';

/** How it stands with notices in this browser, as far as the browser itself says. */
export type Able = 'unsupported' | 'install' | 'denied' | 'able';

/** An iPhone shows notices of what stands on its home screen alone, and says nothing of them elsewhere. */
const isOnIphone = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (navigator.maxTouchPoints > 1 && /Mac/.test(navigator.userAgent));

export function notificationSupport(): Able {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isOnIphone() ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/** Whether the browser was asked before. */
export const hasAnsweredPermission = () => Notification.permission !== 'default';

/** Whether this browser is really told: its own word and the server's agree. */
export async function isSubscribed({ devices }: PushAnswer): Promise<boolean> {
  if (notificationSupport() !== 'able' || Notification.permission !== 'granted') return false;
  if (!devices.some(({ current }) => current)) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(await registration?.pushManager.getSubscription());
}

/** Asks for the permission, which is done upon a press alone, and has this browser told. Null where it is not given. */
export async function beginNotices(publicKey: string): Promise<PushAnswer | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await registered();
  // One of an older key of the site would be of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  return call(addPush, { body: { endpoint, keys, zone: ownZone() } });
}

/** This browser is told nothing any more, whether or not the site still meant to. */
export async function endNotices({ devices }: PushAnswer): Promise<void> {
  await unsubscribe();
  const own = devices.find(({ current }) => current);
  try {
    if (own) await call(removePush, { params: { id: own.id } });
  } catch (error) {
    // It was removed elsewhere.
    if (statusOf(error) !== 404) throw error;
  }
}
