import { z } from 'zod';
import texts from '../i18n/en/desk.json' with { type: 'json' };
import { adminVerb } from './admin-verb.ts';
import { adminReason, isoTime, opaqueId } from './fields.ts';
import { userId } from './ids.ts';
import { adminListEndpoint } from './list.ts';

/** What waits for the staff, each kind in a queue of its own; its name is its resource in the console as well. */
export const queueNames = Object.keys(texts.queues) as (keyof typeof texts.queues)[];
export type QueueName = keyof typeof texts.queues;

/** How a queue stands. */
export interface QueueSummary {
  queue: QueueName;
  waiting: number;
  /** How many of them none of the staff who are there may settle. */
  onHold: number;
  /** Since when the longest waits. */
  oldestSince: Date | null;
}

/** That one of the staff settled a case; what comes up anew is settled another time. */
export interface Settlement {
  resolvedBy: z.infer<typeof userId>;
  resolvedAt: Date;
}

const hold = {
  assignee: z.object({ id: userId, name: z.string() }).nullable().describe('who of the staff works on it'),
  assignedAt: isoTime.nullable(),
};
const caseAssignment = z.object({ id: opaqueId, ...hold });
/** Who works on a case. */
export type CaseAssignment = z.infer<typeof caseAssignment>;

/** What the console knows of every case, whatever it is about. */
const caseFields = {
  ...hold,
  pendingSince: isoTime.nullable().describe('null when it waits for nobody of the staff'),
  allowedActions: z.array(z.string()).describe('the verbs that this admin would not be refused'),
};

const params = z.object({ id: z.uuid() });

/**
 * Declares a queue of the safety desk: its list, whose records tell who works on each, and the two verbs by which the
 * staff share them out.
 */
export const adminCases = <
  Item extends z.ZodRawShape,
  const Sorts extends readonly [string, ...string[]],
  Filter extends z.ZodRawShape,
>({
  record,
  ...list
}: {
  path: string;
  summary: string;
  /** Admins alone, unless said otherwise. */
  access?: 'staff';
  record: z.ZodObject<Item>;
  sorts: Sorts;
  filter: z.ZodObject<Filter>;
}) => {
  const access = list.access && { access: list.access };
  return {
    list: adminListEndpoint({ ...list, record: record.extend(caseFields) }),
    assign: adminVerb({
      path: `${list.path}/:id/take`,
      ...access,
      summary: 'Takes a case, or takes it over from the colleague who is named. Audited',
      params,
      body: z.object({ from: userId.optional(), reason: adminReason.optional() }),
      answer: caseAssignment,
    }),
    release: adminVerb({
      path: `${list.path}/:id/release`,
      ...access,
      summary: 'Gives a case back that one had taken. Audited',
      params,
      body: z.object({ reason: adminReason.optional() }),
      answer: caseAssignment,
    }),
  };
};
