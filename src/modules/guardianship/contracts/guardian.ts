import { z } from 'zod';
import { user } from '../../identity/contracts/auth.ts';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { acknowledged, isoTime, numericId, opaqueId, screenName, token, typedCode } from '#kernel/contracts/fields.ts';
import { invitationId } from '#kernel/contracts/ids.ts';
import { approvalTypes } from './approvals.ts';
import { signUpPassword } from '../../identity/contracts/passwords.ts';
import { ofWard } from './of-ward.ts';
import { wali, waliRelations } from '../../identity/contracts/wali.ts';

export const CODE_LENGTH = 8;
export const CODE_DAYS = 7;

/** For a ward: her guardian. For a guardian without a guardian of his own: his own record. */
export const guardian = z.object({
  name: z.string(),
  relation: z.enum(waliRelations),
  email: z.string(),
  phone: z.string(),
  isVerified: z.boolean(),
  verifiedAt: isoTime.nullable(),
  /** Whether this is the reader's own record as a guardian. */
  isSelf: z.boolean(),
  wards: z
    .array(
      z.object({
        wardProfileId: numericId.nullable(),
        wardFirstName: z.string(),
        relation: z.enum(waliRelations),
        isVerified: z.boolean(),
        pendingApprovals: z.number().int(),
      }),
    )
    .describe('whom the reader guards, and who has named him and waits for his answer; empty for a ward'),
});
export const getGuardian = endpoint({
  method: 'GET',
  path: '/api/guardian',
  summary: "The ward's guardian, or the guardian's own record, of his first ward; null when neither",
  access: 'signed-in',
  query: ofWard,
  answer: guardian.nullable(),
});

/** What a ward sees of her own oversight, besides who her guardian is and what he decided (decisions 2.16). */
export const oversight = z.object({
  guardianId: opaqueId.nullable().describe('the record of the guardian whom she has named'),
  waiting: z
    .array(
      z.object({
        type: z.enum(approvalTypes),
        fromHer: z.boolean().describe('else something for her waits, whose words are not hers to read yet'),
        since: isoTime,
      }),
    )
    .describe('what waits for his decision, the oldest first'),
});
export type Oversight = z.infer<typeof oversight>;
export const showOversight = endpoint({
  method: 'GET',
  path: '/api/guardian/oversight',
  summary: 'What waits with her guardian, for the ward: since when, and never the words of others',
  access: 'signed-in',
  answer: oversight,
});

export const nameGuardian = endpoint({
  method: 'POST',
  path: '/api/guardian',
  summary: 'The ward names her guardian, or corrects him while he is unverified',
  access: 'signed-in',
  fresh: true,
  body: wali,
  status: 201,
  answer: guardian,
});
export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/guardian/resend',
  summary: 'Sends the verification e-mail again, with a new code',
  access: 'signed-in',
  status: 202,
  answer: acknowledged,
});

const verifiedGuardian = z.object({
  name: z.string(),
  relation: z.enum(waliRelations),
  verifiedAt: isoTime.nullable(),
});

/** What /wali-verify shows before its button is pressed, and what the button's call answers. */
export const waliVerifyAnswer = z.object({
  success: z.boolean(),
  /** `described` without the header `X-Requested-With: mithaq`: a mail scanner that opens the link verifies nothing. */
  state: z.enum(['described', 'verified']),
  message: z.string(),
  wardFirstName: z.string(),
  guardian: verifiedGuardian,
  /** Where 'Set up your guardian account' leads; only in the answer that verifies. */
  claimPath: z.string().nullable(),
});
export const waliVerify = endpoint({
  method: 'GET',
  path: '/api/wali-verify/:id',
  summary: "Describes the request; with the header X-Requested-With: mithaq it verifies the guardian's e-mail",
  access: 'public',
  params: z.object({ id: invitationId }),
  query: z.object({ code: typedCode(CODE_LENGTH) }),
  answer: waliVerifyAnswer,
});
export const refuseWard = endpoint({
  method: 'POST',
  path: '/api/wali-verify/:id/refuse',
  summary: "'I am not her guardian': ends the request, tells her, removes his data",
  access: 'public',
  params: z.object({ id: invitationId }),
  body: z.object({ code: typedCode(CODE_LENGTH) }),
  answer: acknowledged,
});

export const verifyCodeBody = z.object({
  verificationCode: typedCode(CODE_LENGTH),
});
export const verifyCode = endpoint({
  method: 'POST',
  path: '/api/guardian/verify',
  summary: 'An existing user proves by the code that he is the named guardian',
  access: 'signed-in',
  body: verifyCodeBody,
  answer: z.object({ success: z.literal(true), message: z.string(), guardian: verifiedGuardian }),
});

export const describeClaim = endpoint({
  method: 'POST',
  path: '/api/guardian/claim/describe',
  summary: 'What a claim link is for: the ward, the address, and whether an account exists already',
  access: 'public',
  body: z.object({ token }),
  answer: z.object({ wardFirstName: z.string(), guardianName: z.string(), email: z.string(), hasAccount: z.boolean() }),
});
export const claimBody = z.object({
  token,
  password: signUpPassword.optional(),
  username: screenName.optional(),
});
export const claim = endpoint({
  method: 'POST',
  path: '/api/guardian/claim',
  summary: "Links the guardian's account by the one-time link, making it where there is none, and signs in",
  access: 'public',
  body: claimBody,
  answer: user,
});

export const renewClaim = endpoint({
  method: 'POST',
  path: '/api/guardian/claim/renew',
  summary: 'Mails a new claim link for an ended one, to the address of its guardian only',
  access: 'public',
  body: z.object({ token }),
  status: 202,
  answer: acknowledged,
});

export const guardianStats = endpoint({
  method: 'GET',
  path: '/api/guardian/stats',
  summary: 'Counts for the guardian dashboard',
  access: 'guardian',
  query: ofWard,
  answer: z.object({
    pendingApprovals: z.number().int(),
    activeMatches: z.number().int(),
    messagesThisWeek: z.number().int(),
  }),
});

export const guardianProfile = endpoint({
  method: 'GET',
  path: '/api/guardian/profile',
  summary: "The guardian's own name and the number of his wards",
  access: 'guardian',
  answer: z.object({ name: z.string(), email: z.string(), wards: z.number().int() }),
});
