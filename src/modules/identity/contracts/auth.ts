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
import { languageIds } from '#kernel/i18n/languages.ts';
import { userId } from '#kernel/contracts/ids.ts';
import { roles } from '#kernel/contracts/roles.ts';
import { changedPassword, givenPassword, signUpPassword } from './passwords.ts';
import { secondFactorCode } from './two-factor.ts';
import { wali, waliFields } from './wali.ts';

export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];

export const user = z.object({
  id: opaqueId,
  email: z.string(),
  username: z.string(),
  firstName: z.string().describe('where none is known, the user name'),
  role: z.enum(roles),
  gender: z.enum(genders).nullable(),
  profileId: numericId.nullable(),
  isGuardian: z.boolean(),
  isMember: z.boolean().describe('false for a guardian without a profile, until he becomes a member'),
  emailConfirmed: z.boolean(),
  language: z.enum(languageIds).describe('in which pages are shown, as far as they stand in it'),
  deletionScheduledFor: isoTime.nullable().describe('while the account is leaving: when it is erased'),
});
export type User = z.infer<typeof user>;

export const getUser = endpoint({
  method: 'GET',
  path: '/api/user',
  summary: 'The signed-in user; 401 when there is none',
  access: 'signed-in',
  whileLeaving: true,
  answer: user,
});
export const getAuthUser = { ...getUser, path: '/api/auth/user' };

const FIRST_NAME_MAX = 60;
const account = { email, password: signUpPassword, username: screenName };

/** Issues of a guardian's fields are reported only where a sister signs up: nobody else has such fields. */
const requireWali = (form: { gender?: Gender | undefined } & Record<string, unknown>, ctx: z.core.$RefinementCtx) => {
  if (form.gender !== 'female') return;
  const checked = wali.safeParse(form);
  for (const issue of checked.error?.issues ?? [])
    ctx.addIssue({ code: 'custom', path: issue.path, message: issue.message, input: undefined });
};
const looseWali = {
  waliName: anyText.optional(),
  waliEmail: anyText.optional(),
  waliPhone: anyText.optional(),
  waliRelation: anyText.optional(),
  waliLanguage: anyText.optional(),
};

/** What the call accepts: the first three fields are enough. */
export const signUpBody = z
  .object({
    ...account,
    gender: z.enum(genders).optional(),
    firstName: optionalName(FIRST_NAME_MAX).describe(
      'what her guardian is told that she is called; the user name stands in',
    ),
    selectedPlan: z
      .union([z.string().max(60), z.number()])
      .transform(String)
      .optional()
      .describe('id or code of the free plan; a paid one is refused (409)'),
    ...looseWali,
  })
  .superRefine(requireWali);
export type SignUp = z.infer<typeof signUpBody>;

const named = z.object({ firstName: personName(FIRST_NAME_MAX) });

/** What the sign-up form asks for. */
export const signUpForm = z
  .object({
    ...account,
    gender: z.enum(genders),
    firstName: anyText.optional(),
    selectedPlan: z.string().min(1),
    ...looseWali,
  })
  .superRefine(requireWali)
  .superRefine(({ gender, firstName }, ctx) => {
    if (gender !== 'female') return;
    for (const { path, message } of named.safeParse({ firstName }).error?.issues ?? [])
      ctx.addIssue({ code: 'custom', path, message, input: undefined });
  });
export type SignUpForm = z.infer<typeof signUpForm>;

export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Makes an account, with her guardian where a sister signs up, in one transaction. Does not sign in',
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

export const waliVerification = endpoint({
  method: 'POST',
  path: '/api/wali-verification',
  summary:
    'Names the guardian right after a sign-up of three fields; needs the sign-up cookie or a session of that user',
  access: 'public',
  body: z.object({ userId, gender: z.literal('female').optional(), ...waliFields }),
  status: 201,
  answer: acknowledged,
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/signin',
  summary: 'Signs in and sets the session cookie; with two-factor sign-in there is no session before its code',
  access: 'public',
  body: z.object({ email: text(1, 254), password: givenPassword }),
  answer: z.union([user, z.object({ twoFactorRequired: z.literal(true) })]),
});
export const signInWithCode = endpoint({
  method: 'POST',
  path: '/api/auth/signin/two-factor',
  summary: 'The second step of signing in, within 10 minutes: a code of the authenticator app, or a recovery code',
  access: 'public',
  body: z.object({ code: secondFactorCode }),
  answer: user,
});
export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/signout',
  summary: 'Ends the session',
  access: 'public',
  answer: acknowledged,
});

export const reauthenticate = endpoint({
  method: 'POST',
  path: '/api/auth/reauthenticate',
  summary:
    'Proves the password once more, and the second factor where there is one; for ten minutes calls that need a fresh sign-in pass',
  access: 'signed-in',
  whileLeaving: true,
  body: z.object({ password: givenPassword, code: secondFactorCode.optional() }),
  answer: acknowledged,
});

export const changePasswordBody = z.object({
  currentPassword: givenPassword,
  newPassword: changedPassword,
});
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Sets a new password and ends every other session; the present one goes on under a new id',
  access: 'signed-in',
  fresh: true,
  body: changePasswordBody,
  answer: acknowledged,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Mails a reset link, valid 1 hour and once. Answers the same for every address',
  access: 'public',
  body: z.object({ email }),
  answer: acknowledged,
});
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password by a mailed token and ends every session',
  access: 'public',
  body: z.object({ token, newPassword: changedPassword }),
  answer: acknowledged,
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  summary: "Confirms a member's address by a mailed token, once within 7 days",
  access: 'public',
  body: z.object({ token }),
  answer: acknowledged,
});
export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email/resend',
  summary: 'Mails a new link to confirm the address; the older one ends',
  access: 'signed-in',
  status: 202,
  answer: acknowledged,
});
export const restoreAccount = endpoint({
  method: 'POST',
  path: '/api/account/restore',
  summary: 'Takes the leaving back, until the moment of erasure. Matches stay ended',
  access: 'signed-in',
  whileLeaving: true,
  answer: user,
});

export const toSignIn = endpoint({
  method: 'GET',
  path: '/api/login',
  summary: 'Leads to the sign-in page',
  access: 'public',
  status: 302,
  contentType: null,
});
export const signOutByLink = endpoint({
  method: 'GET',
  path: '/api/logout',
  summary: "Signs out, unless another site's page asks for it, and leads to the landing page",
  access: 'public',
  status: 302,
  contentType: null,
});
