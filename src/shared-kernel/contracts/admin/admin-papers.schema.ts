import { z } from 'zod';
import { adminVerb } from '../admin-verb.ts';
import { adminReason, isoTime } from '../fields.ts';
import { adminListEndpoint } from '../list.ts';

export const paperIds = [
  'record-of-processing',
  'data-protection-assessment',
  'online-safety-assessment',
  'breach-plan',
  'data-requests',
] as const;
export type PaperId = (typeof paperIds)[number];

/** Without its ending. */
const fileName = z.string().max(60);

const paper = z.object({
  id: z.enum(paperIds),
  title: z.string(),
  signedOffAt: isoTime.nullable(),
  signedOffBy: z.string().nullable().describe('null also if that person is no longer staff'),
  changes: z.array(z.string()).describe('headings of the sections that differ from what was signed off'),
});
export type Paper = z.infer<typeof paper>;

export const listPapers = adminListEndpoint({
  path: '/api/admin/papers',
  summary: 'The papers of docs/papers, each with its last sign-off and what has changed since',
  record: paper,
  sorts: ['id', 'title'],
  exported: ['id', 'title', 'signedOffAt', 'signedOffBy'],
  filter: z.object({}),
  id: fileName,
});
export const signOffPaper = adminVerb({
  path: '/api/admin/papers/:id/sign-off',
  summary: 'Signs off a paper as it is now. Audited',
  fresh: true,
  params: z.object({ id: fileName }),
  body: z.object({ reason: adminReason }),
  answer: paper.pick({ id: true }),
});
