import type { NotificationSetting } from './account.ts';

/** Content of the unsubscribe page; `search` is the digest of one saved search, `prayers` the prayer reminders. */
export type UnsubscribeView =
  { shows: 'form' | 'done'; kind: NotificationSetting | 'search' | 'prayers' } | { shows: 'unknown' };
