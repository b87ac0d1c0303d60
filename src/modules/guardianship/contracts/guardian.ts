import { z } from 'zod';
import { user } from '../../identity/contracts/auth.ts';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { approvalTypes } from './approvals.ts';
import {
  acknowledged,
  isoTime,
  numericId,
  opaqueId,
  optionalText,
  screenName,
  token,
  typedCode,
} from '#kernel/contracts/fields.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { languageIds } from '#kernel/i18n/languages.ts';
import { guardianId, invitationId, profileId } from '#kernel/contracts/ids.ts';
import { signUpPassword } from '../../identity/contracts/passwords.ts';
import { ofWard } from './of-ward.ts';
import { wali, waliRelations } from '../../identity/contracts/wali.ts';

export const CODE_LENGTH = 8;
export const CODE_DAYS = 7;
/** So often a ward replaces a guardian who acts by herself within a year. */
export const FREE_REPLACEMENTS = 2;

/**
 * How it stands with a ward's present guardian: `checking` and `disputed` wait for the staff, and `disabled` is his
 * account. Only who is `verified` acts.
 */
export const guardianStatuses = ['pending', 'checking', 'disputed', 'disabled', 'verified'] as const;
export type GuardianStatus = (typeof guardianStatuses)[number];

/**
 * What suggests that a ward and her guardian are one person: she gave his number for another man, it was her own
 * browser or her network, the staff have looked at him before and were not satisfied, or a woman has an account with
 * his address.
 */
export const checkReasons = ['phone', 'browser', 'network', 'before', 'address'] as const;
export type CheckReason = (typeof checkReasons)[number];

/** For a ward: her guardian. For a guardian without a guardian of his own: his own record. */
export const guardian = z.object({
  name: z.string(),
  relation: z.enum(waliRelations),
  email: z.string(),
  phone: z.string(),
  language: z.enum(languageIds).describe('of our letters to him'),
  isVerified: z.boolean().describe('verified, and he acts'),
  verifiedAt: isoTime.nullable(),
  status: z.enum(guardianStatuses),
  checkReasons: z.array(z.enum(checkReasons)).describe('why the staff look at his verification first'),
  /** How often the ward may still replace a guardian who acts this year. */
  replacementsLeft: z.number().int(),
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
    .describe(
      'whom the reader guards, and who has named him and waits for his answer, or for his account; empty for a ward',
    ),
});
export const getGuardian = endpoint({
  method: 'GET',
  path: '/api/guardian',
  summary: "The ward's guardian, or the guardian's own record, of his first ward; null when neither",
  access: 'signed-in',
  query: ofWard,
  answer: guardian.nullable(),
});

/** What a ward sees of her own oversight, besides who her guardian is and what he decided. */
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

export const previousGuardian = endpoint({
  method: 'GET',
  path: '/api/guardian/previous',
  summary: 'While the ward has no guardian: whose part ended last, why, and what he said of it',
  access: 'signed-in',
  answer: z
    .object({
      /** Empty where he refused: then his details are gone. */
      name: z.string(),
      because: z.enum(['refused', 'stepped-down', 'left', 'dispute', 'check']),
      reason: z.string().nullable(),
      at: isoTime,
    })
    .nullable(),
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
  /** False only where the staff look first. */
  success: z.boolean(),
  /**
   * `described` without the header `X-Requested-With: mithaq`: a mail scanner that opens the link verifies nothing.
   * `checking` where the staff look first whether he is another person than his ward.
   */
  state: z.enum(['described', 'checking', 'verified']),
  checkReasons: z.array(z.enum(checkReasons)),
  message: z.string(),
  wardFirstName: z.string(),
  guardian: verifiedGuardian,
  /** Where 'Set up your guardian account' leads; only in the answer that verifies, and to who has it not yet. */
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
  answer: z.object({
    /** False only where the staff look first. */
    success: z.boolean(),
    state: z.enum(['checking', 'verified']),
    checkReasons: z.array(z.enum(checkReasons)),
    message: z.string(),
    wardFirstName: z.string(),
    guardian: verifiedGuardian,
  }),
});

export const describeClaim = endpoint({
  method: 'POST',
  path: '/api/guardian/claim/describe',
  summary: 'What a claim link is for: the ward, the address, and whether an account exists already',
  access: 'public',
  body: z.object({ token }),
  answer: z.object({ wardFirstName: z.string(), guardianName: z.string(), email: z.string(), hasAccount: z.boolean() }),
});
export const claim = endpoint({
  method: 'POST',
  path: '/api/guardian/claim',
  summary: "Links the guardian's account by the one-time link, making it where there is none, and signs in",
  access: 'public',
  body: z.object({ token, password: signUpPassword.optional(), username: screenName.optional() }),
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
  answer: z.object({
    name: z.string(),
    email: z.string(),
    wards: z.number().int(),
    /** The wards for whom he does nothing at present, and why. */
    onHold: z.array(
      z.object({
        guardianId: opaqueId.describe('his record as her guardian'),
        wardFirstName: z.string(),
        wardProfileId: numericId.nullable(),
        status: z.enum(guardianStatuses),
        checkReasons: z.array(z.enum(checkReasons)),
        isAway: z.boolean().describe('her account is disabled, or she is leaving'),
      }),
    ),
    toTakeOver: z
      .array(z.string())
      .describe('the first names of the wards whose invitation he answered by its link alone, not in this account'),
  }),
});

/** So long at most is what a guardian says as he steps down. */
export const STEP_DOWN_REASON = 500;
export const stepDown = endpoint({
  method: 'POST',
  path: '/api/guardian/step-down',
  summary: 'The guardian of a ward steps down; his reason is for his own record and for her',
  access: 'guardian',
  body: z
    .object({
      wardProfileId: profileId.optional(),
      guardianId: guardianId.optional().describe('his record as her guardian, also where she has no profile yet'),
      reason: optionalText(STEP_DOWN_REASON),
    })
    .refine(({ wardProfileId, guardianId: record }) => (wardProfileId === undefined) !== (record === undefined), {
      path: ['wardProfileId'],
      error: () => validationText('required'),
    }),
  answer: acknowledged,
});
