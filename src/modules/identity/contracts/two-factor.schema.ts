import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { typedCode } from '#kernel/contracts/fields.ts';
import { givenPassword } from './passwords.schema.ts';
import * as address from './two-factor.ts';

/** Six digits of the authenticator app, or a recovery code. */
export const secondFactorCode = typedCode(40);

export const setUpTwoFactor = endpoint(address.setUpTwoFactor, {
  summary: 'Creates a secret for an authenticator app; it must be enabled within 15 minutes',
  access: 'signed-in',
  fresh: true,
  answer: z.object({
    secret: z.string().describe('base32, for typing'),
    uri: z.string().describe('otpauth://…'),
    qr: z.string().describe('the same as an SVG'),
  }),
});
export const enableTwoFactor = endpoint(address.enableTwoFactor, {
  summary: "Switches two-factor sign-in on with the app's first code; returns the ten recovery codes, this once",
  access: 'signed-in',
  fresh: true,
  body: z.object({ code: secondFactorCode }),
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
});
/** Needs no fresh sign-in, as the request itself has password and code. */
export const disableTwoFactor = endpoint(address.disableTwoFactor, {
  summary: 'Switches two-factor sign-in off with the password and a code',
  access: 'signed-in',
  body: z.object({ password: givenPassword, code: secondFactorCode }),
  status: 204,
});
