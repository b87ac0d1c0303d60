import { CODE_DAYS, CODE_LENGTH } from '../contracts/guardian.ts';
import { DAY } from '#kernel/clock.ts';
import { newId, type InvitationId } from '#kernel/ids.ts';
import { hashOfReadableCode, readableCode } from '#kernel/readable-code.ts';
import type { Invitation } from './guardian.ts';

export const CODE_LIFE = CODE_DAYS * DAY;
export const CODE_TRIES = 10;

/** A new invitation, and the code that only the named man reads. */
export async function newInvitation(at: Date): Promise<{ code: string; invitation: Invitation }> {
  const code = readableCode(CODE_LENGTH);
  return { code, invitation: { id: newId<InvitationId>(at), codeHash: await hashOfCode(code) } };
}

/** What is stored of a code. Without a salt of its own, because /guardian-verify looks it up by the code alone. */
export const hashOfCode = (code: string): Promise<string> =>
  hashOfReadableCode(code, 'mithaq guardian verification code');
