import { addMonths } from '#kernel/clock.ts';
import { newId, type PlanId, type UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';

export interface ComplimentaryAccessState {
  id: string;
  accountId: UserId;
  planId: PlanId;
  startsAt: Date;
  expiresAt: Date;
}

/** A plan that an admin granted. It is independent of other grants and payments. */
export class ComplimentaryAccess {
  readonly state: Readonly<ComplimentaryAccessState>;

  constructor(state: ComplimentaryAccessState) {
    this.state = state;
  }

  /**
   * Grants months from now on or, if an earlier grant of the plan is running, extends that. Months are counted from the
   * original start day, so that a short month in between costs no day.
   */
  static grant(
    accountId: UserId,
    planId: PlanId,
    months: number,
    former: ComplimentaryAccess | null,
    at: Date,
  ): ComplimentaryAccess {
    const running = former?.isCurrent(at) ? former.state : null;
    const startsAt = running?.startsAt ?? at;
    const before = running ? monthsUntil(running.expiresAt, startsAt) : 0;
    const expiresAt = addMonths(startsAt, before + months);
    return new ComplimentaryAccess({ id: former?.state.id ?? newId(at), accountId, planId, startsAt, expiresAt });
  }

  /** Ends the access now, for good. */
  ended(at: Date): ComplimentaryAccess {
    if (!this.isCurrent(at)) return this;
    const { startsAt } = this.state;
    return new ComplimentaryAccess({
      ...this.state,
      expiresAt: new Date(Math.max(at.getTime(), startsAt.getTime() + 1)),
    });
  }

  isCurrent(at: Date): boolean {
    return this.state.expiresAt > at;
  }
}

/** Returns the months from the start to a moment, rounded up. */
function monthsUntil(moment: Date, startsAt: Date): number {
  const monthsApart =
    12 * (moment.getUTCFullYear() - startsAt.getUTCFullYear()) + moment.getUTCMonth() - startsAt.getUTCMonth();
  return addMonths(startsAt, monthsApart) < moment ? monthsApart + 1 : monthsApart;
}

/** Stores one grant of each plan for an account; finders lock. */
export interface ComplimentaryAccesses {
  find(tx: Tx, accountId: UserId, planId: PlanId): Promise<ComplimentaryAccess | null>;
  ofAccount(tx: Tx, accountId: UserId): Promise<ComplimentaryAccess[]>;
  /** @throws common.conflict if a parallel transaction granted the plan first */
  save(tx: Tx, access: ComplimentaryAccess): Promise<void>;
}
