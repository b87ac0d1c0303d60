import type { Language } from '#kernel/i18n/languages.ts';
import { after, HOUR, MINUTE } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { NotificationSetting } from '../contracts/account.ts';
import type { PushChanges, PushSubscribed } from '../contracts/push.schema.ts';
import type { PushKind } from '../contracts/push.ts';
import type { Caller } from './session.ts';

/** A notification that could not be sent in this time is dropped. */
export const NOTICE_LIFE = 48 * HOUR;
/** How long the push service stores a notification for a phone that is off. */
export const AT_THE_SERVICE = 24 * HOUR;

/** Kind of the push notification that goes with a setting's emails, also if those are switched off. */
export const pushKindOf: Record<NotificationSetting, PushKind | null> = {
  emailNotifications: 'messages',
  guardianNotifications: 'decisions',
  matchNotifications: 'matches',
  marketingEmails: null,
};

/** Pages that notifications open. They name nobody, and no conversation. */
export const pathOf: Record<PushKind, string> = {
  messages: '/messages',
  decisions: '/guardian-dashboard',
  matches: '/dashboard',
};

/** Local times, such as 22:00 to 07:00. */
export interface QuietHours {
  from: string;
  to: string;
  zone: string;
}

/** The end of quiet hours that run now, to the minute; null if none run. */
export function endOfQuietHours(now: Date, hours: QuietHours | null): Date | null {
  if (!hours) return null;
  const [from, to, at] = [hours.from, hours.to, clockIn(hours.zone, now)].map(minutesOf) as [number, number, number];
  const isQuiet = from < to ? from <= at && at < to : from <= at || at < to;
  if (!isQuiet) return null;
  const minute = new Date(Math.floor(now.getTime() / MINUTE) * MINUTE);
  return after(minute, ((to - at + 24 * 60) % (24 * 60)) * MINUTE);
}

const clockIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

export type Subscription = Pick<PushSubscribed, 'endpoint' | 'keys'>;

/** A pending notification of one browser. */
export interface PushNotification {
  deviceId: string;
  kind: PushKind;
  accountId: UserId;
  language: Language;
  /** Time of the latest event. */
  since: Date;
  quietHours: QuietHours | null;
  subscription: Subscription;
}

export type NoticeId = Pick<PushNotification, 'deviceId' | 'kind'>;

/** Subscribed browsers, and their pending notifications. */
export interface PushDevices {
  /** Subscribes the browser of this session for this account only, and removes those beyond the maximum. */
  save(tx: Tx, caller: Caller, subscribed: PushSubscribed, at: Date): Promise<void>;
  /** Returns whether the account has such a browser. */
  change(tx: Tx, accountId: UserId, id: string, changes: PushChanges): Promise<boolean>;
  remove(tx: Tx, accountId: UserId, id: string): Promise<boolean>;
  /** The pending notification, if its account is signed in there, active, and wants this kind. */
  notice(id: NoticeId): Promise<PushNotification | null>;
  defer(id: NoticeId, until: Date): Promise<void>;
  /** Removes a notification that was sent or is not needed, unless there were newer events since it was read. */
  forget(notice: NoticeId & { since: Date }): Promise<void>;
  /** For a browser that the push service no longer knows. */
  forgetDevice(id: string): Promise<void>;
  /** Queues the notifications that were deferred until now. */
  queueDue(tx: Tx, now: Date): Promise<void>;
  /** Returns whether the account was used since then, in any browser. */
  wasHere(accountId: UserId, since: Date): Promise<boolean>;
}

export interface PushQueue {
  /** Returns whether any browser of the account chose this kind. */
  isWanted(tx: Tx, accountId: UserId, kind: PushKind): Promise<boolean>;
  /** Queues one job for each browser, in this transaction. */
  push(tx: Tx, accountId: UserId, kind: PushKind, language: Language): Promise<void>;
}

export type PushResult = 'taken' | 'gone' | 'refused';

export interface PushService {
  /** @throws if it may succeed later; the error never contains the endpoint */
  push(notice: PushNotification): Promise<PushResult>;
  /** Returns the wrong field, or null for a browser at a known push service. */
  complaintAbout(subscription: Subscription): 'endpoint' | 'keys' | null;
  publicKey: string;
}
