import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoTime, opaqueId, text } from '#kernel/contracts/fields.ts';
import { matchId } from '#kernel/contracts/ids.ts';
import { NOTE_MAX } from './guardian-notes.ts';
import * as address from './guardian-notes.ts';

/** A guardian's note to his ward about a conversation; the man never learns of it. */
const guardianNote = z.object({ id: opaqueId, content: z.string(), createdAt: isoTime });
export type GuardianNoteView = z.infer<typeof guardianNote>;

const byMatch = z.object({ id: matchId });
/** `Link: rel="prev"` leads to earlier notes, as with messages. */
const notesBefore = z.object({ before: opaqueId.optional().describe('id of a note; returns those before it') });
export const writeNoteBody = z.object({ content: text(1, NOTE_MAX) });

export const writeGuardianNote = endpoint(address.writeGuardianNote, {
  summary: 'Leaves a ward a note about a conversation, which the man never sees',
  access: 'guardian',
  params: byMatch,
  body: writeNoteBody,
  status: 201,
  answer: guardianNote,
});
export const ownGuardianNotes = endpoint(address.ownGuardianNotes, {
  summary: "The guardian's own notes about a ward's conversation, oldest first: the newest, or those before one",
  access: 'guardian',
  params: byMatch,
  query: notesBefore,
  answer: z.array(guardianNote),
});
export const guardianNotes = endpoint(address.guardianNotes, {
  summary:
    'The notes of her guardians about a conversation, oldest first: the newest, or those before one; for the ward only',
  access: 'member',
  params: byMatch,
  query: notesBefore,
  answer: z.array(guardianNote),
});

export const visitConversation = endpoint(address.visitConversation, {
  summary: 'Marks a conversation as read by the guardian; later messages are new to him',
  access: 'guardian',
  params: byMatch,
  status: 204,
});
