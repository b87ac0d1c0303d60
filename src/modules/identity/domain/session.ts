import type { Actor } from '#kernel/actor.ts';
import { isStaff } from '#kernel/contracts/roles.ts';
import { DAY, HOUR, MINUTE } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';

/** A session ends after this time without a request. */
export const IDLE_LIFE = 30 * DAY;
/** The maximum life of a session. */
export const longestLife = (role: Actor['role']): number => (isStaff(role) ? 12 * HOUR : 90 * DAY);
/** How long a sign-in is fresh (R-S.7). */
export const FRESH_FOR = 10 * MINUTE;

/** The account, and the session's id in lists. */
export interface Caller {
  userId: UserId;
  sessionId: string;
}

export interface SessionData {
  accountId?: UserId;
  [key: string]: unknown;
}

/** A new session: its secret key, data and user agent. */
export interface NewSession {
  key: string;
  data: SessionData;
  userAgent: string | undefined;
}

/** The holder of a session, and the id of its browser. */
export interface SessionUser {
  id: UserId;
  role: Actor['role'];
  device: string;
}

/** Sessions by their ids in lists. The account must be locked to end several. */
export interface Sessions {
  begin(tx: Tx, session: NewSession, accountHolder: SessionUser, at: Date): Promise<void>;
  /**
   * The account's lock prevents that it ends meanwhile.
   * @throws common.unauthenticated if it has ended since the request began
   */
  requireRunning(tx: Tx, id: string): Promise<void>;
  /** Returns whether the account had such a session. */
  end(tx: Tx, accountId: UserId, id: string): Promise<boolean>;
  /** Pending credentials are ended separately. */
  endAll(tx: Tx, accountId: UserId): Promise<void>;
  /** Returns the number of ended sessions. */
  endOthers(tx: Tx, accountId: UserId, id: string): Promise<number>;
}
