import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoTime, opaqueId, text } from '#kernel/contracts/fields.ts';
import { matchId } from '#kernel/contracts/ids.ts';

export const NOTE_MAX = 1000;

/** What a guardian writes to his ward about a conversation of hers; the man never learns of it. */
const guardianNote = z.object({ id: opaqueId, content: z.string(), createdAt: isoTime });
export type GuardianNoteView = z.infer<typeof guardianNote>;

const byMatch = z.object({ id: matchId });
/** By `Link: rel="prev"` an answer tells that there are earlier ones, as of messages. */
const notesBefore = z.object({ before: opaqueId.optional().describe('id of a note: answers those before it') });
export const writeNoteBody = z.object({ content: text(1, NOTE_MAX) });

export const writeGuardianNote = endpoint({
  method: 'POST',
  path: '/api/guardian/matches/:id/notes',
  summary: 'The guardian leaves his ward a note about a conversation, which the other side never sees',
  access: 'guardian',
  params: byMatch,
  body: writeNoteBody,
  status: 201,
  answer: guardianNote,
});
export const ownGuardianNotes = endpoint({
  method: 'GET',
  path: '/api/guardian/matches/:id/notes',
  summary:
    'The notes that this guardian left his ward about a conversation, oldest first: the newest, or those before one',
  access: 'guardian',
  params: byMatch,
  query: notesBefore,
  answer: z.array(guardianNote),
});
export const guardianNotes = endpoint({
  method: 'GET',
  path: '/api/matches/:id/notes',
  summary: 'What her guardians left the ward about a conversation, in the same way; for her alone',
  access: 'member',
  params: byMatch,
  query: notesBefore,
  answer: z.array(guardianNote),
});

export const visitConversation = endpoint({
  method: 'POST',
  path: '/api/guardian/matches/:id/visit',
  summary: 'The guardian has read the conversation up to now: what is written later is new to him',
  access: 'guardian',
  params: byMatch,
  status: 204,
});
