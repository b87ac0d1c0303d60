import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { acknowledged, isoTime, screenName, token, typedCode } from '#kernel/contracts/fields.ts';
import { invitationId } from '#kernel/contracts/ids.ts';
import { user } from '../../identity/contracts/auth.schema.ts';
import { signUpPassword } from '../../identity/contracts/passwords.schema.ts';
import { waliRelations } from '../../identity/contracts/wali.ts';
import { CODE_LENGTH } from './guardian-verification.ts';
import * as address from './guardian-verification.ts';

const verifiedGuardian = z.object({
  name: z.string(),
  relation: z.enum(waliRelations),
  verifiedAt: isoTime.nullable(),
});

/** Response of /wali-verify, before and after its button is pressed. */
export const waliVerifyAnswer = z.object({
  /** False only if the staff look first. */
  success: z.boolean(),
  /**
   * `described` without the header `X-Requested-With: mithaq`: a mail scanner that opens the link verifies nothing.
   * `checking`: the staff look first; only they know why.
   */
  state: z.enum(['described', 'checking', 'verified']),
  message: z.string(),
  wardFirstName: z.string(),
  guardian: verifiedGuardian,
  /** Target of 'Set up your guardian account'; set only by the request that verifies, if he has no account yet. */
  claimPath: z.string().nullable(),
});
export const waliVerify = endpoint(address.waliVerify, {
  summary: "Describes the invitation; with the header X-Requested-With: mithaq verifies the guardian's email",
  access: 'public',
  params: z.object({ id: invitationId }),
  query: z.object({ code: typedCode(CODE_LENGTH) }),
  answer: waliVerifyAnswer,
});
export const refuseWard = endpoint(address.refuseWard, {
  summary: "'I am not her guardian': ends the invitation, notifies her and deletes his details",
  access: 'public',
  params: z.object({ id: invitationId }),
  body: z.object({ code: typedCode(CODE_LENGTH) }),
  answer: acknowledged,
});

export const verifyCodeBody = z.object({
  verificationCode: typedCode(CODE_LENGTH),
});
export const verifyCode = endpoint(address.verifyCode, {
  summary: 'Verifies a signed-in user as the named guardian by the code',
  access: 'signed-in',
  body: verifyCodeBody,
  answer: z.object({
    /** False only if the staff look first. */
    success: z.boolean(),
    state: z.enum(['checking', 'verified']),
    message: z.string(),
    wardFirstName: z.string(),
    guardian: verifiedGuardian,
  }),
});

export const describeClaim = endpoint(address.describeClaim, {
  summary: 'Describes a claim link: the ward, the address, and whether an account exists already',
  access: 'public',
  body: z.object({ token }),
  answer: z.object({
    wardFirstName: z.string(),
    guardianName: z.string(),
    relation: z.enum(waliRelations),
    email: z.string(),
    hasAccount: z.boolean(),
  }),
});
export type ClaimDescription = z.infer<typeof describeClaim.answer>;
export const claim = endpoint(address.claim, {
  summary: "Links the guardian's account by the one-time link, opens one if he has none, and signs in",
  access: 'public',
  body: z.object({ token, password: signUpPassword.optional(), username: screenName.optional() }),
  answer: user,
});

export const renewClaim = endpoint(address.renewClaim, {
  summary: 'Replaces an expired claim link, by email to its guardian only',
  access: 'public',
  body: z.object({ token }),
  status: 202,
  answer: acknowledged,
});
