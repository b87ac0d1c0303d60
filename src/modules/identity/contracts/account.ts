import { z } from 'zod';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { languageIds } from '#kernel/i18n/languages.ts';
import { user } from './auth.ts';
import { quietPeriod } from './quiet-days.ts';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { acknowledged, email, isoTime, opaqueId } from '#kernel/contracts/fields.ts';

export const securityEventTypes = [
  'new-device',
  'password-changed',
  'password-reset',
  'sessions-ended',
  'two-factor-on',
  'two-factor-off',
  'recovery-code-used',
  'deletion-requested',
  'account-restored',
  'email-changed',
  'disabled',
  'enabled',
] as const;
export type SecurityEventType = (typeof securityEventTypes)[number];

export const securityInfo = z.object({
  passwordLastChanged: isoTime,
  loginSessions: z.array(
    z.object({
      id: opaqueId,
      device: z.string(),
      location: z.null().describe('never looked up'),
      lastActive: isoTime,
      current: z.boolean(),
    }),
  ),
  securityEvents: z.array(
    z.object({
      type: z.enum(securityEventTypes),
      description: z.string(),
      timestamp: isoTime,
      resolved: z.boolean().describe('nothing is left to do about the event'),
    }),
  ),
});
export type SecurityInfo = z.infer<typeof securityInfo>;

export const getSecurity = endpoint({
  method: 'GET',
  path: '/api/account/security',
  summary: 'The age of the password, the signed-in devices, and security events, newest first',
  access: 'signed-in',
  answer: securityInfo,
});
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: "Signs out one of the account's devices",
  access: 'signed-in',
  fresh: true,
  params: z.object({ id: opaqueId }),
  status: 204,
});
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: 'Signs out all other devices',
  access: 'signed-in',
  fresh: true,
  status: 204,
});

/** Groups of emails that a person may switch off; `decisions` are a guardian's items to review. */
export const notificationSettings = [
  'emailNotifications',
  'guardianNotifications',
  'matchNotifications',
  'marketingEmails',
] as const;
export type NotificationSetting = (typeof notificationSettings)[number];
export const profileVisibilities = ['public', 'private'] as const;
export type ProfileVisibility = (typeof profileVisibilities)[number];

export const accountSettings = z.object({
  language: z.enum(languageIds).describe('language of pages, if they exist in it, and of emails to a guardian'),
  emailNotifications: z.boolean(),
  guardianNotifications: z.boolean(),
  matchNotifications: z.boolean(),
  marketingEmails: z.boolean(),
  quietDays: z.boolean().describe('no emails that can wait in the last ten nights of Ramadan and on both Eids'),
  profileVisibility: z.enum(profileVisibilities),
  twoFactorEnabled: z.boolean(),
});
export type AccountSettings = z.infer<typeof accountSettings>;

/** The settings, with the next quiet days. */
const settingsAnswer = accountSettings.extend({
  nextQuietDays: quietPeriod.pick({ occasion: true, startsOn: true, endsOn: true }),
});
export type SettingsAnswer = z.infer<typeof settingsAnswer>;

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/account/settings',
  summary: "Settings for emails and for the profile's visibility",
  access: 'signed-in',
  answer: settingsAnswer,
});
export const changeSettingsBody = accountSettings
  .partial()
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    error: () => validationText('noSetting'),
  });
export type SettingChanges = z.infer<typeof changeSettingsBody>;
export const changeSettings = endpoint({
  method: 'PUT',
  path: '/api/account/settings',
  summary: 'Changes one or more settings; twoFactorEnabled has its own endpoints (409)',
  access: 'signed-in',
  body: changeSettingsBody,
  answer: settingsAnswer,
});

export const exportData = endpoint({
  method: 'GET',
  path: '/api/account/export',
  summary: 'All data stored about the account, as one JSON file',
  access: 'signed-in',
  fresh: true,
  whileLeaving: true,
  answer: z.object({
    exportedAt: isoTime,
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).describe('rows by type'),
  }),
});

const accountEmail = z.object({
  email: z.string(),
  waiting: z.object({ email: z.string(), until: isoTime }).nullable().describe('the new address until it is confirmed'),
});
export type AccountEmail = z.infer<typeof accountEmail>;
export const getEmail = endpoint({
  method: 'GET',
  path: '/api/account/email',
  summary: "The account's address, and a new one until it is confirmed",
  access: 'signed-in',
  answer: accountEmail,
});
export const changeEmail = endpoint({
  method: 'PUT',
  path: '/api/account/email',
  summary: 'Emails a link to a new address; the change takes effect when it is confirmed',
  access: 'signed-in',
  fresh: true,
  body: z.object({ email }),
  status: 202,
  answer: acknowledged,
});

export const enableMembership = endpoint({
  method: 'POST',
  path: '/api/account/become-member',
  summary: 'Makes a guardian a member as well: he may create a profile and send requests of his own',
  access: 'signed-in',
  body: z.object({ gender: z.literal('male') }),
  answer: user,
});

const leaving = z.object({ deletionScheduledFor: isoTime });
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  summary:
    'Deletes the account: signs out everywhere, hides the profile and ends matches at once; erases everything after 30 days',
  access: 'signed-in',
  fresh: true,
  answer: leaving,
});
export const withdrawConsent = endpoint({
  method: 'DELETE',
  path: '/api/account/consent',
  summary: 'Withdraws the consent to processing religious and marital data, which also deletes the account',
  access: 'signed-in',
  fresh: true,
  answer: leaving,
});
