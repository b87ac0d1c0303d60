import { z } from 'zod';
import texts from '#texts/en/desk.json' with { type: 'json' };
import { adminVerb } from './admin-verb.ts';
import { adminReason, isoTime, opaqueId } from './fields.ts';
import { userId } from './ids.ts';
import { adminListEndpoint } from './list.ts';
import type { Duty } from './roles.ts';

/** Queues of cases for the staff; each name is also a resource of the console. */
export const queueNames = Object.keys(texts.queues) as (keyof typeof texts.queues)[];
export type QueueName = keyof typeof texts.queues;

/** The duty of those who resolve a queue's cases. */
export const dutyOf = (queue: QueueName): Duty =>
  queue === 'refunds' || queue === 'payment-disputes' ? 'money' : 'cases';

/** Days within which staff answer, as /help and /support promise. */
export const PROMISED_DAYS = 2;

export interface QueueSummary {
  queue: QueueName;
  waiting: number;
  /** Cases that no active member of staff may resolve. */
  onHold: number;
  oldestSince: Date | null;
}

/** A case's last resolution; what comes up later is resolved again. */
export interface Resolution {
  resolvedBy: z.infer<typeof userId>;
  resolvedAt: Date;
}

const hold = {
  assignee: z.object({ id: userId, name: z.string() }).nullable().describe('the member of staff who works on the case'),
  assignedAt: isoTime.nullable(),
};
export const caseAssignment = z.object({ id: opaqueId, ...hold });
export type CaseAssignment = z.infer<typeof caseAssignment>;

const caseFields = {
  ...hold,
  pendingSince: isoTime.nullable().describe('null if it is not waiting for the staff'),
  allowedActions: z.array(z.string()).describe('the verbs that the reader may use'),
};
/** Fields that the desk adds to each record of a queue. */
export type CaseFields = z.infer<z.ZodObject<typeof caseFields>>;

/** Fields of a record with private words, which may be withheld from the reader. */
export const withheldWords = {
  wordsWithheld: z.boolean().describe('a woman wrote the private words, and the reader does not read them'),
  wordsReadable: z.boolean().describe('the reader may read them, with a reason if they are withheld'),
};

const params = z.object({ id: z.uuid() });

/**
 * Declares a queue of cases for staff with its duty: its list, whose records name their assignee, and the verbs to
 * assign and unassign a case.
 */
export const adminCases = <
  Item extends z.ZodRawShape,
  const Sorts extends readonly [string, ...string[]],
  Filter extends z.ZodRawShape,
>({
  record,
  ...list
}: {
  path: `/api/admin/${QueueName}`;
  summary: string;
  /** Allows moderators; default: admins only. */
  access?: 'staff';
  record: z.ZodObject<Item>;
  sorts: Sorts;
  filter: z.ZodObject<Filter>;
  exported: readonly Extract<keyof z.output<z.ZodObject<Item>>, string>[];
}) => {
  const duties = [dutyOf(list.path.slice(list.path.lastIndexOf('/') + 1) as QueueName)];
  const permission = { duties, ...(list.access && { access: list.access }) };
  return {
    list: adminListEndpoint({
      ...list,
      ...permission,
      record: record.extend(caseFields),
      exported: [...list.exported, 'assignee', 'assignedAt', 'pendingSince'] as never,
    }),
    assign: adminVerb({
      path: `${list.path}/:id/take`,
      ...permission,
      summary: 'Assigns a case to the caller, or takes it over from the named colleague. Audited',
      params,
      body: z.object({ from: userId.optional(), reason: adminReason.optional() }),
      answer: caseAssignment,
    }),
    release: adminVerb({
      path: `${list.path}/:id/release`,
      ...permission,
      summary: "Unassigns the caller's case. Audited",
      params,
      body: z.object({ reason: adminReason.optional() }),
      answer: caseAssignment,
    }),
  };
};
