import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import {
  acknowledged,
  anyText,
  email,
  isoTime,
  numericId,
  opaqueId,
  optionalName,
  personName,
  screenName,
  text,
  token,
} from '#kernel/contracts/fields.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { languageIds } from '#kernel/i18n/languages.ts';
import { userId } from '#kernel/contracts/ids.ts';
import { duties, roles } from '#kernel/contracts/roles.ts';
import { changedPassword, givenPassword, signUpPassword } from './passwords.schema.ts';
import { secondFactorCode } from './two-factor.schema.ts';
import { requireImamReason, wali, waliFields, waliForm } from './wali.schema.ts';
import { genders, type Gender } from './auth.ts';
import { termsVersions } from './terms.ts';
import * as address from './auth.ts';

export const user = z.object({
  id: opaqueId,
  email: z.string(),
  username: z.string(),
  firstName: z.string().describe('the user name if none is known'),
  role: z.enum(roles),
  duties: z.array(z.enum(duties)).describe('of the role staff; empty for all others'),
  gender: z.enum(genders).nullable(),
  profileId: numericId.nullable(),
  isGuardian: z.boolean(),
  isMember: z.boolean().describe('false for a guardian until he becomes a member'),
  emailConfirmed: z.boolean(),
  language: z.enum(languageIds).describe('language of pages, if they exist in it'),
  termsAccepted: z.boolean().describe('false: the current terms wait for the acceptance; the pages ask for it'),
  deletionScheduledFor: isoTime.nullable().describe('when a leaving account is erased; null otherwise'),
});
export type User = z.infer<typeof user>;

export const getUser = endpoint(address.getUser, {
  summary: 'The signed-in user; 401 if nobody is signed in',
  access: 'signed-in',
  whileLeaving: true,
  answer: user,
});
export const getAuthUser = { ...getUser, path: '/api/auth/user' };

const FIRST_NAME_MAX = 60;
const account = { email, password: signUpPassword, username: screenName };

/** Reports issues of the guardian's fields only for a woman's sign-up; nobody else has such fields. */
const requireWali =
  (schema: z.ZodType) =>
  (form: { gender?: Gender | undefined } & Record<string, unknown>, ctx: z.core.$RefinementCtx) => {
    if (form.gender !== 'female') return;
    for (const issue of schema.safeParse(form).error?.issues ?? [])
      ctx.addIssue({ code: 'custom', path: issue.path, message: issue.message, input: undefined });
  };
const looseWali = {
  waliName: anyText.optional(),
  waliEmail: anyText.optional(),
  waliPhone: anyText.optional(),
  waliRelation: anyText.optional(),
  imamReason: anyText.optional(),
  waliLanguage: anyText.optional(),
};

/** The API requires the first three fields only. */
export const signUpBody = z
  .object({
    ...account,
    gender: z.enum(genders).optional(),
    firstName: optionalName(FIRST_NAME_MAX).describe('her name in emails to her guardian; by default the user name'),
    selectedPlan: z
      .union([z.string().max(60), z.number()])
      .transform(String)
      .optional()
      .describe('id or code of the free plan; a paid one is refused (409)'),
    termsVersion: z.enum(termsVersions).optional().describe('the accepted version; without it the next sign-in asks'),
    ...looseWali,
  })
  .superRefine(requireWali(wali));
export type SignUp = z.infer<typeof signUpBody>;

const named = z.object({ firstName: personName(FIRST_NAME_MAX) });

export const signUpForm = z
  .object({
    ...account,
    gender: z.enum(genders),
    firstName: anyText.optional(),
    selectedPlan: z.string().min(1),
    termsAccepted: z.boolean().refine((ticked) => ticked === true, { error: () => validationText('terms') }),
    ...looseWali,
  })
  .superRefine(requireWali(waliForm))
  .superRefine(({ gender, firstName }, ctx) => {
    if (gender !== 'female') return;
    for (const { path, message } of named.safeParse({ firstName }).error?.issues ?? [])
      ctx.addIssue({ code: 'custom', path, message, input: undefined });
  });
export type SignUpForm = z.infer<typeof signUpForm>;

export const signUp = endpoint(address.signUp, {
  summary: "Creates an account, with a woman's guardian, in one transaction. Does not sign in",
  access: 'public',
  body: signUpBody,
  status: 201,
  answer: z.object({
    id: opaqueId,
    email: z.string(),
    username: z.string(),
    gender: z.enum(genders).nullable(),
    guardianInvited: z.boolean(),
  }),
});

export const waliVerification = endpoint('POST /api/wali-verification', {
  summary: 'Names the guardian after a sign-up with three fields; needs the sign-up cookie or a session of that user',
  access: 'public',
  body: z.object({ userId, gender: z.literal('female').optional(), ...waliFields }).superRefine(requireImamReason),
  status: 201,
  answer: acknowledged,
});

export const signIn = endpoint(address.signIn, {
  summary: 'Signs in and sets the session cookie; with two-factor sign-in only after the code',
  access: 'public',
  body: z.object({ email: text(1, 254), password: givenPassword }),
  answer: z.union([user, z.object({ twoFactorRequired: z.literal(true) })]),
});
export const signInWithCode = endpoint(address.signInWithCode, {
  summary: 'Second step of a sign-in, within 10 minutes: a code of the authenticator app, or a recovery code',
  access: 'public',
  body: z.object({ code: secondFactorCode }),
  answer: user,
});
export const signOut = endpoint(address.signOut, {
  summary: 'Ends the session',
  access: 'public',
  answer: acknowledged,
});

export const reauthenticate = endpoint('POST /api/auth/reauthenticate', {
  summary: 'Makes the sign-in fresh for ten minutes, with the password and the second factor if it is switched on',
  access: 'signed-in',
  whileLeaving: true,
  body: z.object({ password: givenPassword, code: secondFactorCode.optional() }),
  answer: acknowledged,
});

export const changePasswordBody = z.object({
  currentPassword: givenPassword,
  newPassword: changedPassword,
});
export const changePassword = endpoint(address.changePassword, {
  summary: 'Changes the password and ends all other sessions; the present one continues under a new id',
  access: 'signed-in',
  fresh: true,
  body: changePasswordBody,
  answer: acknowledged,
});

export const forgotPassword = endpoint(address.forgotPassword, {
  summary: 'Emails a reset link that works once within an hour. The response is the same for every address',
  access: 'public',
  body: z.object({ email }),
  answer: acknowledged,
});
export const resetPassword = endpoint(address.resetPassword, {
  summary: 'Sets a new password with a mailed token and ends all sessions',
  access: 'public',
  body: z.object({ token, newPassword: changedPassword }),
  answer: acknowledged,
});

export const confirmEmail = endpoint(address.confirmEmail, {
  summary: "Confirms a member's address with a mailed token, which works once within 7 days",
  access: 'public',
  body: z.object({ token }),
  answer: acknowledged,
});
export const getLinkUse = endpoint(address.getLinkUse, {
  summary: 'When a mailed link to confirm an address or to reset a password was used; null if it was not',
  access: 'public',
  query: z.object({ token }),
  answer: z.object({ usedAt: isoTime.nullable() }),
});
export const resendConfirmation = endpoint('POST /api/auth/confirm-email/resend', {
  summary: 'Emails a new link to confirm the address; older links end',
  access: 'signed-in',
  status: 202,
  answer: acknowledged,
});
export const restoreAccount = endpoint(address.restoreAccount, {
  summary: 'Cancels the deletion of the account before the erasure. Matches stay ended',
  access: 'signed-in',
  whileLeaving: true,
  answer: user,
});

export const toSignIn = endpoint('GET /api/login', {
  summary: 'Redirects to the sign-in page',
  access: 'public',
  status: 302,
  contentType: null,
});
export const signOutByLink = endpoint('GET /api/logout', {
  summary: 'Signs out, unless the request comes from another site, and redirects to the landing page',
  access: 'public',
  status: 302,
  contentType: null,
});
