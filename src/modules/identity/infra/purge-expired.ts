import { after, DAY } from '#kernel/clock.ts';
import type { Kernel } from '#kernel/kernel.ts';
import { DEVICE_LIFE } from '../domain/device.ts';
import { USED_LINK_RETENTION } from '../domain/mailed-link.ts';
import { NETWORK_LIFE } from '../domain/network.ts';
import { SETUP_LIFE } from '../domain/second-factor.ts';
import { IDLE_LIFE } from '../domain/session.ts';
import { NOTICE_LIFE } from '../domain/push.ts';
import { expiringTables } from './pending-credentials-repository.ts';
import { purgePush } from './push-devices-repository.ts';
import { endSessions } from './sessions-repository.ts';

/** Retention of an account's security events. */
export const EVENT_RETENTION = 365 * DAY;
/** A mailbox of a guardian without an account is tried again after this: it may have been repaired. */
const UNDELIVERABLE_RETENTION = 30 * DAY;
/** A request for a reset link is handled within seconds, and is useless later. */
const REQUEST_RETENTION = DAY;

export async function purgeExpired({ db, clock, hints }: Pick<Kernel, 'db' | 'clock' | 'hints'>): Promise<void> {
  const now = clock.now();
  const ended = await endSessions(db, (session) =>
    session.where('expires_at', '<=', now).orWhere('last_seen_at', '<=', after(now, -IDLE_LIFE)),
  );
  hints.send(ended);
  await purgePush(db, now, NOTICE_LIFE);
  for (const table of expiringTables) await db(table).where('expires_at', '<=', now).delete();
  await db('identity.pending_sign_up').where('expires_at', '<=', now).delete();
  await db('identity.two_factor').whereNull('enabled_at').where('set_up_at', '<=', after(now, -SETUP_LIFE)).delete();
  await db('identity.device').where('last_used_at', '<=', after(now, -DEVICE_LIFE)).delete();
  await db('identity.network').where('last_seen_at', '<=', after(now, -NETWORK_LIFE)).delete();
  await db('identity.reset_request').where('requested_at', '<=', after(now, -REQUEST_RETENTION)).delete();
  await db('identity.undeliverable_address').where('since', '<=', after(now, -UNDELIVERABLE_RETENTION)).delete();
  await db('identity.used_link').where('used_at', '<=', after(now, -USED_LINK_RETENTION)).delete();
  await db('identity.security_event').where('at', '<=', after(now, -EVENT_RETENTION)).delete();
}
