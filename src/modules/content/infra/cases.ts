import type { CaseBook } from '#kernel/desk/own-cases.ts';

/** What content's queues hold, and whom it concerns. */
export const books: CaseBook[] = [
  { queue: 'reports', table: 'content.report', parties: ['reporter_id', 'reported_id'] },
  { queue: 'support', table: 'content.question', parties: ['account_id'] },
  { queue: 'consultations', table: 'content.consultation', parties: ['account_id'] },
];
