import type { Language } from '#kernel/i18n/languages.ts';
import { after, HOUR, MINUTE } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { NotificationSetting } from '../contracts/account.ts';
import type { PushChanges, PushKind, PushSubscribed } from '../contracts/push.ts';
import type { Caller } from './session.ts';

/** What could not be told in this time is told no more. */
export const NOTICE_LIFE = 48 * HOUR;
/** So long the push service keeps a notice for a telephone that is off. */
export const AT_THE_SERVICE = 24 * HOUR;

/**
 * What is told beside a letter that this setting governs, unless the letter names another kind; the letters themselves
 * may be switched off.
 */
export const pushKindOf: Record<NotificationSetting, PushKind | null> = {
  emailNotifications: 'messages',
  guardianNotifications: 'decisions',
  matchNotifications: 'matches',
  marketingEmails: null,
};

/** Where a press on a notice leads. It names nobody, and no conversation. */
export const pathOf: Record<PushKind, string> = {
  messages: '/messages',
  decisions: '/guardian-dashboard',
  matches: '/dashboard',
};

/** Hours by the clock of a time zone, as 22:00 to 07:00. */
export interface QuietHours {
  from: string;
  to: string;
  zone: string;
}

/** When the quiet hours that run now are over; null where none do. Seconds are left out. */
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

/** A browser as the push service knows it. */
export type Subscription = Pick<PushSubscribed, 'endpoint' | 'keys'>;

/** One thing that a browser has to be told. */
export interface Notice {
  deviceId: string;
  kind: PushKind;
  accountId: UserId;
  language: Language;
  /** When the last of it came. */
  since: Date;
  quietHours: QuietHours | null;
  subscription: Subscription;
}

/** How a notice is called among the jobs. */
export type NoticeId = Pick<Notice, 'deviceId' | 'kind'>;

/** The browsers of accounts that are told something, and what they have still to be told. */
export interface PushDevices {
  /** Has the browser of this session told, and nobody else in it. Those beyond the most that an account has go. */
  save(tx: Tx, caller: Caller, subscribed: PushSubscribed, at: Date): Promise<void>;
  /** Whether the account has such a browser. */
  change(tx: Tx, accountId: UserId, id: string, changes: PushChanges): Promise<boolean>;
  remove(tx: Tx, accountId: UserId, id: string): Promise<boolean>;
  /** What a browser has still to be told, as long as its account is signed in there, present, and wishes to be told. */
  notice(id: NoticeId): Promise<Notice | null>;
  /** It waits until then. */
  defer(id: NoticeId, until: Date): Promise<void>;
  /** It was told, or need not be; what came since it was read stays. */
  forget(notice: NoticeId & { since: Date }): Promise<void>;
  /** The push service knows the browser no longer. */
  forgetDevice(id: string): Promise<void>;
  /** What waited until now is on its way. */
  queueDue(tx: Tx, now: Date): Promise<void>;
  /** Whether somebody was here since then, in any browser. */
  wasHere(accountId: UserId, since: Date): Promise<boolean>;
}

/** By which an account's browsers come to be told. */
export interface PushQueue {
  /** Whether some browser of this account wishes to be told of such things. */
  isWanted(tx: Tx, accountId: UserId, kind: PushKind): Promise<boolean>;
  /** Has each of them told, by jobs that exist if the transaction commits. */
  push(tx: Tx, accountId: UserId, kind: PushKind, language: Language): Promise<void>;
}

/** What became of a notice at the push service. */
export type Pushed = 'taken' | 'gone' | 'refused';

/** Hands notices over to the push services. */
export interface PushService {
  /** Throws where it may be taken later; the error tells no address. */
  push(notice: Notice): Promise<Pushed>;
  /** Whether an address and its keys are those of a browser at a known push service; else the field that is wrong. */
  complaintAbout(subscription: Subscription): 'endpoint' | 'keys' | null;
  publicKey: string;
}
