import type { ChosenSettings } from '../domain/account-settings.ts';
import type { AccountRow } from './rows.ts';

export const settingColumns = {
  language: 'language',
  emailNotifications: 'email_notifications',
  guardianNotifications: 'guardian_notifications',
  matchNotifications: 'match_notifications',
  marketingEmails: 'marketing_emails',
  senderName: 'sender_name',
  quietDays: 'quiet_days',
  profileVisibility: 'profile_visibility',
} as const satisfies Record<keyof ChosenSettings, keyof AccountRow>;

export type SettingsRow = Pick<AccountRow, (typeof settingColumns)[keyof ChosenSettings]>;

export const settingsOfRow = (row: SettingsRow): ChosenSettings => ({
  language: row.language,
  emailNotifications: row.email_notifications,
  guardianNotifications: row.guardian_notifications,
  matchNotifications: row.match_notifications,
  marketingEmails: row.marketing_emails,
  senderName: row.sender_name,
  quietDays: row.quiet_days,
  profileVisibility: row.profile_visibility,
});
