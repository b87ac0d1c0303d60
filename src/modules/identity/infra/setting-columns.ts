import type { AccountSettings, NotificationSetting, ProfileVisibility } from '../contracts/account.ts';

/** Where each setting is kept in `identity.account`. */
export const settingColumns = {
  emailNotifications: 'email_notifications',
  guardianNotifications: 'guardian_notifications',
  matchNotifications: 'match_notifications',
  marketingEmails: 'marketing_emails',
  profileVisibility: 'profile_visibility',
} as const satisfies Record<NotificationSetting | 'profileVisibility', string>;

export type SettingsRow = Record<(typeof settingColumns)[NotificationSetting], boolean> & {
  profile_visibility: ProfileVisibility;
};

export const settingsOfRow = (row: SettingsRow, twoFactorEnabled: boolean): AccountSettings => ({
  emailNotifications: row.email_notifications,
  guardianNotifications: row.guardian_notifications,
  matchNotifications: row.match_notifications,
  marketingEmails: row.marketing_emails,
  profileVisibility: row.profile_visibility,
  twoFactorEnabled,
});
