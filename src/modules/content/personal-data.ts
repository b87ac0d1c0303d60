import type { PersonalTable } from '#kernel/personal-data.ts';

/**
 * Messages to staff are erased with the account. A report stays without its reporter: leaving must not remove evidence.
 */
export const personalData: PersonalTable[] = [
  {
    table: 'content.ticket_message',
    // Notes are the staff's, for whom an access request is answered by hand (ADR 89).
    published: {
      as: 'conversationsWithStaff',
      where: `kind <> 'note' and question_id in (select id from content.question where account_id = :account)`,
    },
    erased: [
      { where: 'question_id in (select id from content.question where account_id = :account)' },
      { where: 'author_id = :account', leaving: { author_id: null } },
    ],
  },
  {
    table: 'content.question',
    published: { as: 'questionsToStaff', where: 'account_id = :account' },
    erased: [
      { where: 'account_id = :account' },
      { where: 'answered_by = :account', leaving: { answered_by: null } },
      {
        where: `about_queue = 'users' and about_case = :account`,
        leaving: { about_queue: null, about_case: null, about_resolved_by: null, about_resolved_at: null },
      },
    ],
  },
  {
    table: 'content.consultation',
    published: { as: 'consultations', where: 'account_id = :account' },
    erased: [{ where: 'account_id = :account' }],
  },
  {
    table: 'content.report',
    published: { as: 'reports', where: 'reporter_id = :account' },
    erased: [{ where: 'reporter_id = :account', leaving: { reporter_id: null, details: null } }],
    retention:
      'What was reported, sealed, for a year after it was resolved: for the safety of others and in defence of claims (GDPR articles 6.1 f and 17.3 e).',
  },
  {
    table: 'content.prayer_reminder',
    published: { as: 'prayerReminders', where: 'account_id = :account' },
    erased: [{ where: 'account_id = :account' }],
  },
];
