import { z } from 'zod';
import { approvalTypes, decisionActions } from '#kernel/contracts/approvals.ts';
import { defineEvent } from '#kernel/events.ts';

const record = { guardianId: z.uuid(), wardId: z.uuid() };

/** A ward named her guardian, or another one in his place; he is not verified yet. */
export const guardianNamed = defineEvent('guardianship.guardian-named', z.object(record));
/** The guardian proved his e-mail: the ward may send and receive interest requests. */
export const guardianVerified = defineEvent('guardianship.guardian-verified', z.object(record));
/** An account acts as this guardian from now on. */
export const guardianLinked = defineEvent('guardianship.guardian-linked', z.object({ ...record, accountId: z.uuid() }));
/** The named man said that he is not her guardian; the ward has none. */
export const guardianRefused = defineEvent('guardianship.guardian-refused', z.object(record));

/** A verified guardian no longer acts as such; the ward has none until she names another. */
export const guardianWithdrew = defineEvent('guardianship.guardian-withdrew', z.object(record));

const item = { approvalId: z.uuid(), type: z.enum(approvalTypes), subjectId: z.uuid(), ...record };
/** Something waits for the guardian. */
export const approvalOpened = defineEvent('guardianship.approval-opened', z.object(item));
/** The guardian decided; final. */
export const approvalDecided = defineEvent(
  'guardianship.approval-decided',
  z.object({ ...item, action: z.enum(decisionActions) }),
);
