import type { PersonalTable } from '#kernel/personal-data.ts';

const CONVERSATIONS = 'select match_id from messaging.conversation where :account in (man_id, woman_id)';

/** A conversation belongs to two people and is erased, with the words of both, with the first of them. */
export const personalData: PersonalTable[] = [
  {
    table: 'messaging.guardian_note',
    // The ward gets the notes to her, the guardian those he wrote.
    published: {
      as: 'guardianNotes',
      where: `guardian_id = :account or match_id in (select match_id from messaging.conversation where woman_id = :account)`,
    },
    erased: [{ where: `guardian_id = :account or match_id in (${CONVERSATIONS})` }],
  },
  {
    table: 'messaging.guardian_visit',
    published: { as: 'conversationsRead', where: 'account_id = :account' },
    erased: [{ where: `account_id = :account or match_id in (${CONVERSATIONS})` }],
    rowId: 'match_id',
  },
  {
    table: 'messaging.message',
    // As in queries/visible-messages.ts: received messages only if the guardian approved them.
    published: {
      as: 'messages',
      where: `sender_profile_id = :profile or (recipient_profile_id = :profile and state = 'approved')`,
    },
    erased: [{ where: `match_id in (${CONVERSATIONS})` }],
  },
  {
    table: 'messaging.conversation',
    published: { as: 'conversations', where: ':account in (man_id, woman_id)' },
    erased: [{ where: ':account in (man_id, woman_id)' }],
    rowId: 'match_id',
  },
];
