import type { Actor } from '#kernel/actor.ts';
import { isStaff } from '#kernel/contracts/roles.ts';
import { DAY, HOUR, MINUTE } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** So long a session lasts without a request. */
export const IDLE_LIFE = 30 * DAY;
/** No session lasts longer, whatever is called in it. */
export const longestLife = (role: Actor['role']): number => (isStaff(role) ? 12 * HOUR : 90 * DAY);
/** A sign-in counts as fresh for so long (R-S.7). */
export const FRESH_FOR = 10 * MINUTE;

/** Who calls, and how his session is called in lists. */
export interface Caller {
  userId: UserId;
  sessionId: string;
}

/** What a session keeps for its browser. */
export interface SessionData {
  accountId?: UserId;
  [key: string]: unknown;
}

/**
 * A session as it begins: the secret by which its browser names it, what it keeps, and what the browser calls itself.
 */
export interface NewSession {
  key: string;
  data: SessionData;
  userAgent: string | undefined;
}

/** Whose a session is, and by what its browser is known. */
export interface SessionUser {
  id: UserId;
  role: Actor['role'];
  device: string;
}

/** The sessions of accounts, each called as in lists. The account must be locked by whoever ends several. */
export interface Sessions {
  begin(tx: Tx, session: NewSession, accountHolder: SessionUser, at: Date): Promise<void>;
  /**
   * Throws `common.unauthenticated` where it has ended since the call came in. The account's lock keeps it from
   * ending meanwhile.
   */
  requireRunning(tx: Tx, id: string): Promise<void>;
  /** Signs one device out; whether the account had such a session. */
  end(tx: Tx, accountId: UserId, id: string): Promise<boolean>;
  /** Signs the account out everywhere; what is pending outside of sessions ends by PendingCredentials. */
  endAll(tx: Tx, accountId: UserId): Promise<void>;
  /** Signs the account out everywhere but in this session; how many others there were. */
  endOthers(tx: Tx, accountId: UserId, id: string): Promise<number>;
}
