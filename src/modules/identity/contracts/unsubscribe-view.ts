import type { NotificationSetting } from './account.ts';

/**
 * What the page behind an e-mail's unsubscribe link shows: `search` are the letters about one kept search, `prayers`
 * the reminders of prayers.
 */
export type UnsubscribeView =
  { shows: 'asked' | 'done'; kind: NotificationSetting | 'search' | 'prayers' } | { shows: 'unknown' };
