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
/** Replacements of an acting guardian that a ward makes by herself within a year. */
export const FREE_REPLACEMENTS = 2;

/**
 * Status of a ward's present guardian; only a `verified` one acts. `checking` and `disputed` wait for the staff, and
 * `disabled` is about his account.
 */
export const guardianStatuses = ['pending', 'checking', 'disputed', 'disabled', 'verified'] as const;
export type GuardianStatus = (typeof guardianStatuses)[number];

/**
 * Reasons to suspect that a ward and her guardian are one person. `phone`: she gave his number for another man;
 * `browser`, `network`: he used hers; `before`: the staff were not satisfied by an earlier check; `address`: a woman
 * has an account with his address.
 */
export const checkReasons = ['phone', 'browser', 'network', 'before', 'address'] as const;
export type CheckReason = (typeof checkReasons)[number];

/** A ward's guardian, or the own record of a guardian who has no guardian. */
export const guardian = z.object({
  name: z.string(),
  relation: z.enum(waliRelations),
  email: z.string(),
  phone: z.string(),
  language: z.enum(languageIds).describe('language of our emails to him'),
  isVerified: z.boolean().describe('he is verified and acts'),
  verifiedAt: isoTime.nullable(),
  status: z.enum(guardianStatuses),
  checkReasons: z.array(z.enum(checkReasons)).describe('why his verification is under review'),
  replacementsLeft: z.number().int(),
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
    .describe('the wards of the reader, including those who wait for his response or his account; empty for a ward'),
});
export const getGuardian = endpoint({
  method: 'GET',
  path: '/api/guardian',
  summary: "A ward's guardian, or a guardian's own record with his first ward; null for others",
  access: 'signed-in',
  query: ofWard,
  answer: guardian.nullable(),
});

/** A ward's view of her own oversight, without her guardian's identity and decisions. */
export const oversight = z.object({
  guardianId: opaqueId.nullable().describe('the record of her guardian'),
  waiting: z
    .array(
      z.object({
        type: z.enum(approvalTypes),
        fromHer: z.boolean().describe('true if she wrote it; if not, she may not read it yet'),
        since: isoTime,
      }),
    )
    .describe('items that are waiting for his decision, oldest first'),
});
export type Oversight = z.infer<typeof oversight>;
export const showOversight = endpoint({
  method: 'GET',
  path: '/api/guardian/oversight',
  summary: "The ward's items that are waiting for her guardian, without the words of others",
  access: 'signed-in',
  answer: oversight,
});

export const previousGuardian = endpoint({
  method: 'GET',
  path: '/api/guardian/previous',
  summary: 'While the ward has no guardian: the one whose part ended last, with the cause and his reason',
  access: 'signed-in',
  answer: z
    .object({
      /** Empty if he refused: his details are deleted then. */
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
  summary: 'Sends the verification email again, with a new code',
  access: 'signed-in',
  status: 202,
  answer: acknowledged,
});

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
   * `checking`: the staff look first whether he and his ward are two people.
   */
  state: z.enum(['described', 'checking', 'verified']),
  checkReasons: z.array(z.enum(checkReasons)),
  message: z.string(),
  wardFirstName: z.string(),
  guardian: verifiedGuardian,
  /** Target of 'Set up your guardian account'; set only by the request that verifies, if he has no account yet. */
  claimPath: z.string().nullable(),
});
export const waliVerify = endpoint({
  method: 'GET',
  path: '/api/wali-verify/:id',
  summary: "Describes the invitation; with the header X-Requested-With: mithaq verifies the guardian's email",
  access: 'public',
  params: z.object({ id: invitationId }),
  query: z.object({ code: typedCode(CODE_LENGTH) }),
  answer: waliVerifyAnswer,
});
export const refuseWard = endpoint({
  method: 'POST',
  path: '/api/wali-verify/:id/refuse',
  summary: "'I am not her guardian': ends the invitation, notifies her and deletes his details",
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
  summary: 'Verifies a signed-in user as the named guardian by the code',
  access: 'signed-in',
  body: verifyCodeBody,
  answer: z.object({
    /** False only if the staff look first. */
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
  summary: 'Describes a claim link: the ward, the address, and whether an account exists already',
  access: 'public',
  body: z.object({ token }),
  answer: z.object({ wardFirstName: z.string(), guardianName: z.string(), email: z.string(), hasAccount: z.boolean() }),
});
export const claim = endpoint({
  method: 'POST',
  path: '/api/guardian/claim',
  summary: "Links the guardian's account by the one-time link, opens one if he has none, and signs in",
  access: 'public',
  body: z.object({ token, password: signUpPassword.optional(), username: screenName.optional() }),
  answer: user,
});

export const renewClaim = endpoint({
  method: 'POST',
  path: '/api/guardian/claim/renew',
  summary: 'Replaces an expired claim link, by email to its guardian only',
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
  summary: "The guardian's own name and his wards",
  access: 'guardian',
  answer: z.object({
    name: z.string(),
    email: z.string(),
    wards: z.number().int(),
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
    unlinkedWards: z
      .array(z.string())
      .describe('first names of wards whose invitation he accepted by its link, with no account linked yet'),
  }),
});

/** Longest reason for stepping down, in characters. */
export const STEP_DOWN_REASON = 500;
export const stepDown = endpoint({
  method: 'POST',
  path: '/api/guardian/step-down',
  summary: 'The guardian of a ward steps down; she reads his reason',
  access: 'guardian',
  body: z
    .object({
      wardProfileId: profileId.optional(),
      guardianId: guardianId.optional().describe('his record as her guardian; works if she has no profile yet'),
      reason: optionalText(STEP_DOWN_REASON),
    })
    .refine(({ wardProfileId, guardianId: record }) => (wardProfileId === undefined) !== (record === undefined), {
      path: ['wardProfileId'],
      error: () => validationText('required'),
    }),
  answer: acknowledged,
});
