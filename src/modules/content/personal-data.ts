import type { PersonalTable } from '#kernel/personal-data.ts';

/**
 * Nothing in the library is about a real person. What somebody wrote to the staff goes with the account. Of a report
 * stays what was reported, since nobody takes the proof along by leaving; who reported it does not.
 */
export const personalData: PersonalTable[] = [
  {
    table: 'content.article',
    columns: {
      id: 'technical',
      slug: 'technical',
      title: 'technical',
      content: 'technical',
      excerpt: 'technical',
      category: 'technical',
      read_time: 'technical',
      is_published: 'technical',
      was_published: 'technical',
      updated_at: 'technical',
      revision: 'technical',
    },
  },
  { table: 'content.example_profile', columns: { id: 'technical', details: 'technical', revision: 'technical' } },
  {
    table: 'content.site_content',
    columns: {
      id: 'technical',
      kind: 'technical',
      headline: 'technical',
      text: 'technical',
      as_of: 'technical',
      is_example: 'technical',
      display_order: 'technical',
      revision: 'technical',
    },
  },
  {
    table: 'content.question',
    columns: {
      id: 'technical',
      account_id: 'technical',
      key_hash: 'secret',
      message: 'sealed',
      tell_by_email: 'told',
      address: 'sealed',
      answer: 'sealed',
      created_at: 'told',
      answered_at: 'told',
      closed_at: 'told',
      about_queue: 'told',
      about_case: 'technical',
    },
    told: { as: 'questionsToStaff', where: 'account_id = :account' },
    erased: [{ where: 'account_id = :account' }],
  },
  {
    table: 'content.consultation',
    columns: {
      id: 'technical',
      account_id: 'technical',
      topic: 'sealed',
      message: 'sealed',
      preferred_times: 'sealed',
      answer: 'sealed',
      created_at: 'told',
      answered_at: 'told',
    },
    told: { as: 'consultations', where: 'account_id = :account' },
    erased: [{ where: 'account_id = :account' }],
  },
  {
    table: 'content.report',
    columns: {
      id: 'technical',
      reporter_id: 'technical',
      subject_type: 'told',
      subject_id: 'told',
      reported_id: 'technical',
      reason: 'told',
      details: 'sealed',
      evidence: 'sealed',
      created_at: 'told',
      resolved_at: 'told',
      outcome: 'told',
    },
    // To the reporter alone, and without what it holds of others.
    told: { as: 'reports', where: 'reporter_id = :account', only: { evidence: 'false' } },
    erased: [{ where: 'reporter_id = :account', leaving: { reporter_id: null, details: null } }],
    kept: 'What was reported, sealed, for a year after it was resolved: for the safety of others and in defence of claims (GDPR articles 6.1 f and 17.3 e).',
  },
  {
    table: 'content.prayer_reminder',
    columns: {
      id: 'technical',
      account_id: 'technical',
      city: 'told',
      method: 'told',
      asr: 'told',
      prayers: 'told',
      minutes_before: 'told',
      enabled: 'told',
      due_at: 'derived',
      told_of: 'derived',
    },
    told: { as: 'prayerReminders', where: 'account_id = :account' },
    erased: [{ where: 'account_id = :account' }],
  },
];
