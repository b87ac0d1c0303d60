import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';

/** Acts that end pending credentials. */
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
/** A person who signs devices out distrusts those, but neither the mailbox nor the present session. */
const whatTouchesTheAccount = allBut('signed out elsewhere');

/**
 * Credentials that work without a session, with the acts that end them besides use, expiry and replacement. New
 * credentials must be added here; erasure ends them all (personal-data.ts).
 */
export const pendingCredentials = {
  // It may have been requested on a device that is being signed out.
  'address change': { endedBy: enders },
  'reset link': { endedBy: whatTouchesTheAccount },
  'reset request': { endedBy: whatTouchesTheAccount },
  // It only confirms the address, so a new password or factor leaves it alone.
  'e-mail confirmation': { endedBy: allBut('password changed', 'second factor switched', 'signed out elsewhere') },
  'sign-up handle': { endedBy: enders },
  'sign-in that waits for its code': { endedBy: enders },
  'two-factor setup': { endedBy: whatTouchesTheAccount },
  // Old emails must still be stoppable by one click, but not from a mailbox that the account has left.
  'unsubscribe link': { endedBy: ['address changed'] },
} satisfies Record<string, { endedBy: readonly Ender[] }>;
export type PendingName = keyof typeof pendingCredentials;

export interface PendingCredentials {
  /** Ends what the list names. The account must be locked, and must still have the address that was written to. */
  end(tx: Tx, accountId: UserId, ender: Ender): Promise<void>;
}
