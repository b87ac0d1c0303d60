import { z } from 'zod';
import { asciiDigits } from '#kernel/contracts/digits.ts';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoTime, opaqueId } from '#kernel/contracts/fields.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import * as address from './push.ts';

const clockTime = z
  .string()
  .overwrite(asciiDigits)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => validationText('clockTime') })
  .describe('local time, such as 22:00');
const quietHours = z
  .object({ from: clockTime, to: clockTime })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: () => validationText('quietHours') });
const zone = z
  .string()
  .max(64)
  .refine(isZone, { error: () => validationText('zone') })
  .describe('a time zone, such as Europe/London');
/** Bytes in base64url, as browsers send them. */
const bytes = (length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}$`), { error: () => validationText('pushKey') });

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const choices = z.object({
  messages: z.boolean(),
  decisions: z.boolean(),
  matches: z.boolean(),
  quietHours: quietHours.nullable().describe('no notifications in these hours; deferred ones are sent afterwards'),
  zone,
});

export const pushDevice = choices.extend({
  id: opaqueId,
  device: z.string(),
  current: z.boolean().describe('the browser of this request'),
  since: isoTime,
});
export type PushDevice = z.infer<typeof pushDevice>;
const pushAnswer = z.object({
  publicKey: z.string().nullable().describe('key for subscribing (RFC 8292); null if push is switched off'),
  devices: z.array(pushDevice),
});
export type PushAnswer = z.infer<typeof pushAnswer>;

export const getPush = endpoint(address.getPush, {
  summary: "The account's browsers with push notifications, and their kinds",
  access: 'signed-in',
  answer: pushAnswer,
});
export const addPush = endpoint(address.addPush, {
  summary:
    'Subscribes this browser to push notifications until it is signed out: to all kinds, or to those chosen before',
  access: 'signed-in',
  body: z.object({
    endpoint: z
      .url({ error: () => validationText('pushService') })
      .max(1000)
      .describe("endpoint at the browser's push service"),
    keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
    zone,
  }),
  answer: pushAnswer,
});
export type PushSubscribed = z.infer<typeof addPush.body>;
const changes = choices.partial().refine((given) => Object.values(given).some((value) => value !== undefined), {
  error: () => validationText('noSetting'),
});
export type PushChanges = z.infer<typeof changes>;
export const changePush = endpoint(address.changePush, {
  summary: "Changes the kinds and quiet hours of one of the account's browsers",
  access: 'signed-in',
  params: z.object({ id: opaqueId }),
  body: changes,
  answer: pushAnswer,
});
export const removePush = endpoint(address.removePush, {
  summary: "Unsubscribes one of the account's browsers",
  access: 'signed-in',
  params: z.object({ id: opaqueId }),
  status: 204,
});
