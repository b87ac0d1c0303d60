import { z } from 'zod';
import { approvalTypes, concerns, decisionActions } from './contracts/approvals.ts';
import { approvalId, guardianId, userId } from '#kernel/contracts/ids.ts';
import { defineEvent } from '#kernel/events.ts';

const record = z.object({ guardianId, wardId: userId });

/** A ward named her guardian, or replaced him; he is not verified yet. */
export const guardianNamed = defineEvent('guardianship.guardian-named', record);
/** The named man was sent a link and a code; those of earlier emails have ended. */
export const guardianInvited = defineEvent('guardianship.guardian-invited', record);
/**
 * The guardian proved his email, or the staff confirmed him: the ward may send and receive interest requests.
 * `accountId` is the account in which he proved it or that is linked; null if he has none yet.
 */
export const guardianVerified = defineEvent(
  'guardianship.guardian-verified',
  record.extend({ accountId: userId.nullable() }),
);
export const guardianLinked = defineEvent('guardianship.guardian-linked', record.extend({ accountId: userId }));
/** The named man said that he is not her guardian; the ward has none. */
export const guardianRefused = defineEvent('guardianship.guardian-refused', record);
/** The named man did not answer, and his details are deleted; the ward has none. */
export const guardianUnanswered = defineEvent('guardianship.guardian-unanswered', record);
/** A verified guardian left the service; the ward has none until she names another. */
export const guardianWithdrew = defineEvent('guardianship.guardian-withdrew', record);
export const guardianReplaced = defineEvent('guardianship.guardian-replaced', record);
/** He may be informed that his ward replaced him or is leaving: at once, or on the morning that she chose. */
export const guardianNoticeDue = defineEvent('guardianship.notice-due', record);
/** The staff ask a ward whether it is safe to act on what she wrote. */
export const safetyRequested = defineEvent('guardianship.safety-requested', record);
/** The account of a verified guardian was disabled: he does not act meanwhile. */
export const guardianSuspended = defineEvent('guardianship.guardian-suspended', record);
export const guardianResumed = defineEvent('guardianship.guardian-resumed', record);

/** Something suggests that a ward and her guardian are one person: he does not act until the staff have looked. */
export const guardianCheckRaised = defineEvent('guardianship.check-raised', record);
/** The staff did not confirm him; the ward has no guardian until she names another. */
export const guardianCheckRefused = defineEvent('guardianship.check-refused', record);
/** A verified guardian stepped down; the ward has none until she names another. */
export const guardianSteppedDown = defineEvent('guardianship.guardian-stepped-down', record);
/** The staff look into a question about a verified guardian: he does not act meanwhile. */
export const guardianDisputed = defineEvent('guardianship.guardian-disputed', record);
export const guardianDisputeDismissed = defineEvent('guardianship.dispute-dismissed', record);
/** The question was resolved against him; the ward has no guardian until she names another. */
export const guardianDisputeUpheld = defineEvent('guardianship.dispute-upheld', record);

/**
 * The guardian who decides for a ward may have changed. Follows each event above that matters for it, and a change of
 * his address.
 */
export const guardianStatusChanged = defineEvent('guardianship.guardian-status-changed', record);

/** The number of wards that an account guards may have changed. */
export const guardsCounted = defineEvent(
  'guardianship.guards-counted',
  z.object({ accountId: userId, wards: z.number().int() }),
);

const item = record.extend({ approvalId, type: z.enum(approvalTypes), subjectId: z.uuid() });
export const approvalOpened = defineEvent('guardianship.approval-opened', item);
/** The item was assigned to another guardian, or can be decided again. */
export const approvalAssigned = defineEvent('guardianship.approval-assigned', item);
/** The guardian requested a new link to a pending item. */
export const decisionLinkRequested = defineEvent('guardianship.decision-link-requested', item);
/** The guardian decided; final. */
export const approvalDecided = defineEvent(
  'guardianship.approval-decided',
  item.extend({ action: z.enum(decisionActions) }),
);
/** He declined a message and says of it what the staff look at. `accountId` is his; null if he has none. */
export const concernRaised = defineEvent(
  'guardianship.concern-raised',
  item.extend({ otherId: userId.nullable(), accountId: userId.nullable(), concern: z.enum(concerns) }),
);
/**
 * A ward's guardian is the other person of an item himself: he does not decide it, and she is asked to name another.
 */
export const conflictDetected = defineEvent('guardianship.conflict-found', record);
