import type { PersonalTable } from '#kernel/personal-data.ts';

const CONVERSATIONS = 'select match_id from messaging.conversation where :account in (man_id, woman_id)';

/**
 * What messaging holds of people. A conversation belongs to two: it ends with the first of them, words of both
 * included.
 */
export const personalData: PersonalTable[] = [
  {
    table: 'messaging.guardian_note',
    columns: { id: 'told', match_id: 'told', guardian_id: 'technical', content: 'sealed', created_at: 'told' },
    // To her what was written for her, to him what he wrote.
    told: {
      as: 'guardianNotes',
      where: `guardian_id = :account or match_id in (select match_id from messaging.conversation where woman_id = :account)`,
    },
    erased: [{ where: `guardian_id = :account or match_id in (${CONVERSATIONS})` }],
  },
  {
    table: 'messaging.guardian_visit',
    columns: { account_id: 'technical', match_id: 'told', visited_at: 'told' },
    told: { as: 'conversationsRead', where: 'account_id = :account' },
    erased: [{ where: `account_id = :account or match_id in (${CONVERSATIONS})` }],
    rowId: 'match_id',
  },
  {
    table: 'messaging.message',
    columns: {
      seq: 'technical',
      id: 'told',
      match_id: 'told',
      sender_profile_id: 'told',
      recipient_profile_id: 'told',
      content: 'sealed',
      // Her guardian alone reads them; an export would teach how to write past them.
      flags: 'sealed-derived',
      client_id: 'technical',
      state: 'told',
      decline_reason: 'told',
      reviewed: 'told',
      created_at: 'told',
      decided_at: 'told',
      read_at: 'told',
    },
    // The same as in queries/visible-messages.ts: of others' messages those that the guardian let through.
    told: {
      as: 'messages',
      where: `sender_profile_id = :profile or (recipient_profile_id = :profile and state = 'approved')`,
    },
    erased: [{ where: `match_id in (${CONVERSATIONS})` }],
  },
  {
    table: 'messaging.conversation',
    columns: {
      match_id: 'told',
      man_id: 'technical',
      man_profile_id: 'told',
      woman_id: 'technical',
      woman_profile_id: 'told',
      last_mailed_man_at: 'technical',
      last_mailed_woman_at: 'technical',
    },
    told: { as: 'conversations', where: ':account in (man_id, woman_id)' },
    erased: [{ where: ':account in (man_id, woman_id)' }],
    rowId: 'match_id',
  },
];
