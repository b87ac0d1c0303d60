import type { UserId } from '#kernel/ids.ts';
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

/** Something that acts on an account without a session of it: a mailed link, a cookie, a half-done step. */
interface PendingThing {
  endedBy: readonly Ender[];
  end(tx: Tx, accountId: UserId): Promise<unknown>;
  /** Where its rows go by themselves at `expires_at`. */
  expiring?: string;
}

const allBut = (...spared: Ender[]): Ender[] => enders.filter((ender) => !spared.includes(ender));
/** Who signs devices out suspects them, but not the mailbox or the session in hand. */
const whatTouchesTheAccount = allBut('signed out elsewhere');

const rowsOf = (table: string, endedBy: readonly Ender[]): PendingThing => ({
  endedBy,
  end: (tx, accountId) => tx.db(table).where({ account_id: accountId }).delete(),
  expiring: table,
});

/**
 * Everything of identity that is pending outside a session, and what ends it beside its own use, its time and a newer one in
 * its place. What is new joins this list. Erasure ends them all, by the account's rows (personal-data.ts).
 */
export const pendingThings = {
  // Whoever asked for it may be on the very device that is signed out.
  'address change': rowsOf('identity.email_change', enders),
  'reset link': rowsOf('identity.password_reset', whatTouchesTheAccount),
  'reset wish': {
    endedBy: whatTouchesTheAccount,
    end: (tx, accountId) =>
      tx
        .db('identity.reset_wish')
        .where('email', tx.db('identity.account').where({ id: accountId }).select('email'))
        .delete(),
  },
  // It proves the address and gives nothing else: a new password or factor of the same address leaves it alone.
  'e-mail confirmation': rowsOf(
    'identity.email_confirmation',
    allBut('password changed', 'second factor switched', 'signed out elsewhere'),
  ),
  'sign-up handle': rowsOf('identity.sign_up_handle', enders),
  'sign-in that waits for its code': rowsOf('identity.sign_in_challenge', enders),
  'two-factor setup': {
    endedBy: whatTouchesTheAccount,
    end: (tx, accountId) => tx.db('identity.two_factor').where({ account_id: accountId, enabled_at: null }).delete(),
  },
  // Letters of months ago must still be stopped by one click, and it does nothing else. But whoever reads the mailbox that was
  // left behind has no say any more.
  'unsubscribe link': {
    endedBy: ['address changed'],
    end: (tx, accountId) =>
      tx
        .db('identity.account')
        .where({ id: accountId })
        .update({ unsubscribe_key: tx.db.raw('gen_random_uuid()::text || gen_random_uuid()') }),
  },
} satisfies Record<string, PendingThing>;
export type PendingName = keyof typeof pendingThings;

const all: PendingThing[] = Object.values(pendingThings);

/** The tables whose rows end at their `expires_at`. */
export const expiringTables: string[] = all.flatMap(({ expiring }) => expiring ?? []);

export const PendingThings = {
  /** Ends what stands in the list under this ender. The account's row must be locked by the transaction, and its address still be the one that was written to. */
  async end(tx: Tx, accountId: UserId, ender: Ender): Promise<void> {
    for (const { endedBy, end } of all) if (endedBy.includes(ender)) await end(tx, accountId);
  },
};
