import { z } from 'zod';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { languageIds } from '#kernel/i18n/languages.ts';
import { user } from './auth.schema.ts';
import { quietPeriod } from './quiet-days.schema.ts';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { acknowledged, blankIsAbsent, email, isoDate, isoTime, opaqueId } from '#kernel/contracts/fields.ts';
import { profileVisibilities, securityEventTypes } from './account.ts';
import { deliveryFailures } from './mail-events.ts';
import { TERMS_VERSION } from './terms.ts';
import * as address from './account.ts';

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

export const getSecurity = endpoint(address.getSecurity, {
  summary: 'The age of the password, the signed-in devices, and security events, newest first',
  access: 'signed-in',
  answer: securityInfo,
});
export const endSession = endpoint(address.endSession, {
  summary: "Signs out one of the account's devices",
  access: 'signed-in',
  fresh: true,
  params: z.object({ id: opaqueId }),
  status: 204,
});
export const endOtherSessions = endpoint(address.endOtherSessions, {
  summary: 'Signs out all other devices',
  access: 'signed-in',
  fresh: true,
  status: 204,
});

export const accountSettings = z.object({
  language: z.enum(languageIds).describe('language of pages, if they exist in it, and of emails to a guardian'),
  emailNotifications: z.boolean(),
  guardianNotifications: z.boolean(),
  matchNotifications: z.boolean(),
  marketingEmails: z.boolean(),
  senderName: z.enum(['service', 'plain']).describe('the display name of the sender of emails to this person'),
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

export const getSettings = endpoint(address.getSettings, {
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
export const changeSettings = endpoint(address.changeSettings, {
  summary: 'Changes one or more settings; twoFactorEnabled has its own endpoints (409)',
  access: 'signed-in',
  body: changeSettingsBody,
  answer: settingsAnswer,
});

export const exportData = endpoint(address.exportData, {
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
  undeliverable: z
    .enum(deliveryFailures)
    .nullable()
    .describe('why emails to the address stopped; those about sign-in, safety and payments are still sent'),
});
export type AccountEmail = z.infer<typeof accountEmail>;
export const getEmail = endpoint(address.getEmail, {
  summary: "The account's address, and a new one until it is confirmed",
  access: 'signed-in',
  answer: accountEmail,
});
export const changeEmail = endpoint(address.changeEmail, {
  summary: 'Emails a link to a new address; the change takes effect when it is confirmed',
  access: 'signed-in',
  fresh: true,
  body: z.object({ email }),
  status: 202,
  answer: acknowledged,
});

export const retryEmail = endpoint(address.retryEmail, {
  summary: 'Sends emails to an undeliverable address again',
  access: 'signed-in',
  answer: accountEmail,
});

export const enableMembership = endpoint(address.enableMembership, {
  summary: 'Makes a guardian a member as well: he may create a profile and send requests of his own',
  access: 'signed-in',
  body: z.object({ gender: z.literal('male') }),
  answer: user,
});

export const acceptTerms = endpoint(address.acceptTerms, {
  summary: 'Accepts the current terms of service',
  access: 'signed-in',
  body: z.object({ version: z.literal(TERMS_VERSION) }),
  answer: user,
});

const leaving = z.object({ deletionScheduledFor: isoTime });
export const leavingBody = z.object({
  guardianNotifiedFrom: blankIsAbsent(isoDate).describe(
    "the day on whose morning a ward's guardian is informed; at once by default",
  ),
});
export const deleteAccount = endpoint(address.deleteAccount, {
  summary:
    'Deletes the account: signs out everywhere, hides the profile and ends matches at once; erases everything after 30 days',
  access: 'signed-in',
  fresh: true,
  body: leavingBody,
  answer: leaving,
});
export const withdrawConsent = endpoint(address.withdrawConsent, {
  summary: 'Withdraws the consent to processing religious and marital data, which also deletes the account',
  access: 'signed-in',
  fresh: true,
  body: leavingBody,
  answer: leaving,
});
