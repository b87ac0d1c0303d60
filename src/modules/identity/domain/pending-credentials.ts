import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** What happens to an account that ends what is pending outside its sessions. */
export const enders = [
  'password changed',
  'password reset',
  'address changed',
  'second factor switched',
  'signed out elsewhere',
  'role changed',
  'disabled',
  'left',
] as const;
export type Ender = (typeof enders)[number];

const allBut = (...spared: Ender[]): Ender[] => enders.filter((ender) => !spared.includes(ender));
/** Who signs devices out suspects them, but not the mailbox or the session in hand. */
const whatTouchesTheAccount = allBut('signed out elsewhere');

/**
 * Everything of identity that acts on an account without a session of it (a mailed link, a cookie, a half-done step),
 * and what ends it besides its own use, its time and a newer one in its place. What is new joins this list. Erasure
 * ends them all, by the account's rows (personal-data.ts).
 */
export const pendingCredentials = {
  // Whoever asked for it may be on the very device that is signed out.
  'address change': { endedBy: enders },
  'reset link': { endedBy: whatTouchesTheAccount },
  'reset request': { endedBy: whatTouchesTheAccount },
  // It proves the address and gives nothing else: a new password or factor of the same address leaves it alone.
  'e-mail confirmation': { endedBy: allBut('password changed', 'second factor switched', 'signed out elsewhere') },
  'sign-up handle': { endedBy: enders },
  'sign-in that waits for its code': { endedBy: enders },
  'two-factor setup': { endedBy: whatTouchesTheAccount },
  // E-mails of months ago must still be stopped by one click, and it does nothing else. But whoever reads the mailbox
  // that was left behind has no say any more.
  'unsubscribe link': { endedBy: ['address changed'] },
} satisfies Record<string, { endedBy: readonly Ender[] }>;
export type PendingName = keyof typeof pendingCredentials;

/** What is pending of an account outside its sessions. */
export interface PendingCredentials {
  /**
   * Ends what the list names under this ender. The account must be locked, and its address still be the one that was
   * written to.
   */
  end(tx: Tx, accountId: UserId, ender: Ender): Promise<void>;
}
