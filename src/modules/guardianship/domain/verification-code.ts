import { CODE_DAYS, CODE_LENGTH } from '../contracts/guardian-verification.ts';
import { DAY } from '#kernel/clock.ts';
import { newId, type InvitationId, type UserId } from '#kernel/values/ids.ts';
import { hashOfReadableCode, readableCode } from '#kernel/values/readable-code.ts';
import type { Tx } from '#kernel/tx.ts';

export const CODE_LIFE = CODE_DAYS * DAY;
/** Time after the last link when the details of a man who never answered are deleted. */
export const UNANSWERED = 30 * DAY;
/** Wrong codes that use up an invitation, and that an account may enter in a day without a link. */
export const CODE_TRIES = 10;

/** An invitation's id, and the hash with which its code is compared. */
export interface Invitation {
  id: InvitationId;
  codeHash: string;
}

/** Makes an invitation and the code, which only the named man reads. */
export async function newInvitation(at: Date): Promise<{ code: string; invitation: Invitation }> {
  const code = readableCode(CODE_LENGTH);
  return { code, invitation: { id: newId<InvitationId>(at), codeHash: await hashOfCode(code) } };
}

/** Hash of a code. Without a salt of its own, since /guardian-verify looks the guardian up by the code alone. */
export const hashOfCode = (code: string): Promise<string> =>
  hashOfReadableCode(code, 'mithaq guardian verification code');

/** Counts the wrong codes that accounts enter without a link. */
export interface CodeGuesses {
  /** Counts one more and returns the count within a day. */
  count(tx: Tx, accountId: UserId, at: Date): Promise<number>;
  /** Takes one back because the code was right: a guardian of many wards enters many. */
  takeBack(tx: Tx, accountId: UserId): Promise<void>;
}
