import type { CaseBook } from '#kernel/desk/own-cases.ts';

/** What a sister tells the staff is nothing to her guardian, whoever he is (decisions 2.10). */
const writtenBy = (writer: string) => `${writer} = :account or ${writer} = any(:wards)`;

/** What content's queues hold, and whom it concerns: `:wards` and `:records` as `CaseParties.guards` tells them. */
export const books: CaseBook[] = [
  {
    queue: 'reports',
    table: 'content.report',
    concerns: `${writtenBy('reporter_id')} or reported_id = :account
      or subject_type = 'guardian' and subject_id = any(:records)`,
  },
  { queue: 'support', table: 'content.question', concerns: writtenBy('account_id') },
  { queue: 'consultations', table: 'content.consultation', concerns: writtenBy('account_id') },
];
