import { z } from 'zod';
import { asciiDigits } from '#kernel/contracts/digits.ts';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoTime, opaqueId } from '#kernel/contracts/fields.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';

/**
 * Of what a browser is told while the site is closed: messages, what waits for a guardian's decision, requests and
 * matches.
 */
export const pushKinds = ['messages', 'decisions', 'matches'] as const;
export type PushKind = (typeof pushKinds)[number];

/** So many browsers of an account are told; the one that was added first makes room for another. */
export const PUSH_DEVICES = 5;

/** What a notice holds when its browser has opened it: a sentence of the catalogue, and where a press leads. */
export interface PushNotice {
  title: string;
  language: string;
  dir: 'ltr' | 'rtl';
  kind: PushKind;
  path: string;
}

const clockTime = z
  .string()
  .overwrite(asciiDigits)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => validationText('clockTime') })
  .describe('by the clock of the zone, as 22:00');
const quietHours = z
  .object({ from: clockTime, to: clockTime })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: () => validationText('quietHours') });
const zone = z
  .string()
  .max(64)
  .refine(isZone, { error: () => validationText('zone') })
  .describe('a time zone, as Europe/London');
/** Bytes in base64 as browsers write it. */
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
  quietHours: quietHours.nullable().describe('in which nothing is told; what still waits then is told afterwards'),
  zone,
});

export const pushDevice = choices.extend({
  id: opaqueId,
  device: z.string(),
  current: z.boolean().describe('the browser that asks'),
  since: isoTime,
});
export type PushDevice = z.infer<typeof pushDevice>;
const pushAnswer = z.object({
  publicKey: z
    .string()
    .nullable()
    .describe('by which a browser subscribes (RFC 8292); null where the site tells nothing while it is closed'),
  devices: z.array(pushDevice),
});
export type PushAnswer = z.infer<typeof pushAnswer>;

export const getPush = endpoint({
  method: 'GET',
  path: '/api/account/push',
  summary: 'Which browsers of the account are told something while the site is closed, and of what',
  access: 'signed-in',
  answer: pushAnswer,
});
export const addPush = endpoint({
  method: 'PUT',
  path: '/api/account/push',
  summary: 'Has this browser told, until it is signed out; of all kinds at first. What it had chosen before stands',
  access: 'signed-in',
  body: z.object({
    endpoint: z.url().max(1000).describe('at the push service of the maker of the browser'),
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
export const changePush = endpoint({
  method: 'PUT',
  path: '/api/account/push/:id',
  summary: 'Changes of what one of the own browsers is told, and when not',
  access: 'signed-in',
  params: z.object({ id: opaqueId }),
  body: changes,
  answer: pushAnswer,
});
export const removePush = endpoint({
  method: 'DELETE',
  path: '/api/account/push/:id',
  summary: 'One of the own browsers is told nothing any more',
  access: 'signed-in',
  params: z.object({ id: opaqueId }),
  status: 204,
});
