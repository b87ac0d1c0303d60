import type { Seals } from '#kernel/sealing/seals.ts';
import type { GuardianNotes } from '../domain/guardian-notes.ts';

export const NOTE = 'messaging.guardian_note.content';

export const guardianNotes = (seals: Seals): GuardianNotes => ({
  async add(tx, { id, matchId, guardianId, content, createdAt }) {
    const row = { id, match_id: matchId, guardian_id: guardianId, created_at: createdAt };
    await tx.db('messaging.guardian_note').insert({ ...row, content: await seals.seal(tx, NOTE, id, content) });
  },
});
