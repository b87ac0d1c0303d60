import type { PersonalTable } from '#kernel/personal-data.ts';

const CONVERSATIONS = 'select match_id from messaging.conversation where :account in (man_id, woman_id)';

/** A conversation belongs to two people and is erased, with the words of both, with the first of them. */
export const personalData: PersonalTable[] = [
  {
    table: 'messaging.guardian_note',
    columns: {
      id: 'exported',
      match_id: 'exported',
      guardian_id: 'technical',
      content: 'sealed',
      created_at: 'exported',
    },
    // The ward gets the notes to her, the guardian those he wrote.
    published: {
      as: 'guardianNotes',
      where: `guardian_id = :account or match_id in (select match_id from messaging.conversation where woman_id = :account)`,
    },
    erased: [{ where: `guardian_id = :account or match_id in (${CONVERSATIONS})` }],
  },
  {
    table: 'messaging.guardian_visit',
    columns: { account_id: 'technical', match_id: 'exported', visited_at: 'exported' },
    published: { as: 'conversationsRead', where: 'account_id = :account' },
    erased: [{ where: `account_id = :account or match_id in (${CONVERSATIONS})` }],
    rowId: 'match_id',
  },
  {
    table: 'messaging.message',
    columns: {
      seq: 'technical',
      id: 'exported',
      match_id: 'exported',
      sender_profile_id: 'exported',
      recipient_profile_id: 'exported',
      content: 'sealed',
      // For her guardian only; an export would teach how to avoid flags.
      flags: 'sealed-derived',
      client_id: 'technical',
      state: 'exported',
      decline_reason: 'exported',
      reviewed: 'exported',
      created_at: 'exported',
      decided_at: 'exported',
      read_at: 'exported',
    },
    // As in queries/visible-messages.ts: received messages only if the guardian approved them.
    published: {
      as: 'messages',
      where: `sender_profile_id = :profile or (recipient_profile_id = :profile and state = 'approved')`,
    },
    erased: [{ where: `match_id in (${CONVERSATIONS})` }],
  },
  {
    table: 'messaging.conversation',
    columns: {
      match_id: 'exported',
      man_id: 'technical',
      man_profile_id: 'exported',
      woman_id: 'technical',
      woman_profile_id: 'exported',
      last_mailed_man_at: 'technical',
      last_mailed_woman_at: 'technical',
    },
    published: { as: 'conversations', where: ':account in (man_id, woman_id)' },
    erased: [{ where: ':account in (man_id, woman_id)' }],
    rowId: 'match_id',
  },
];
