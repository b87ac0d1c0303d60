import { CODE_DAYS, CODE_LENGTH } from '../contracts/guardian.ts';
import { DAY } from '#kernel/clock.ts';
import { newId, type InvitationId, type UserId } from '#kernel/values/ids.ts';
import { hashOfReadableCode, readableCode } from '#kernel/values/readable-code.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

export const CODE_LIFE = CODE_DAYS * DAY;
/** So many wrong codes spend an invitation, and so many a day an account may enter without a link. */
export const CODE_TRIES = 10;

/** What an invitation is known by, and what its code is compared with. */
export interface Invitation {
  id: InvitationId;
  codeHash: string;
}

/** A new invitation, and the code that only the named man reads. */
export async function newInvitation(at: Date): Promise<{ code: string; invitation: Invitation }> {
  const code = readableCode(CODE_LENGTH);
  return { code, invitation: { id: newId<InvitationId>(at), codeHash: await hashOfCode(code) } };
}

/** What is stored of a code. Without a salt of its own, because /guardian-verify looks it up by the code alone. */
export const hashOfCode = (code: string): Promise<string> =>
  hashOfReadableCode(code, 'mithaq guardian verification code');

/** Counts the wrong codes that accounts enter without a link. */
export interface CodeGuesses {
  /** Counts one more. Answers how many it were within a day. */
  count(tx: Tx, accountId: UserId, at: Date): Promise<number>;
  /** The one just counted was right: whoever guards many enters many. */
  takeBack(tx: Tx, accountId: UserId): Promise<void>;
}
