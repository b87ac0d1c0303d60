import { addMonths } from '#kernel/clock.ts';
import { newId, type PlanId, type UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** Which plan an account was granted, and from when until when. */
export interface ComplimentaryAccessState {
  id: string;
  accountId: UserId;
  planId: PlanId;
  startsAt: Date;
  expiresAt: Date;
}

/** What an admin gave. It stands beside whatever else was given or paid, and touches none of that. */
export class ComplimentaryAccess {
  readonly state: Readonly<ComplimentaryAccessState>;

  constructor(state: ComplimentaryAccessState) {
    this.state = state;
  }

  /**
   * Complimentary access from now on. While an earlier grant of the plan still runs it goes on, unbroken: months count
   * from its own start day, so that a short one between takes no day away.
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

  /** Ends now, before its time, and does not come back. */
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

/** How many months from the start reach that moment; a month that was begun counts. */
function monthsUntil(moment: Date, startsAt: Date): number {
  const monthsApart =
    12 * (moment.getUTCFullYear() - startsAt.getUTCFullYear()) + moment.getUTCMonth() - startsAt.getUTCMonth();
  return addMonths(startsAt, monthsApart) < moment ? monthsApart + 1 : monthsApart;
}

/** Keeps one grant of each plan for an account; what finds one locks it. */
export interface ComplimentaryAccesses {
  find(tx: Tx, accountId: UserId, planId: PlanId): Promise<ComplimentaryAccess | null>;
  ofAccount(tx: Tx, accountId: UserId): Promise<ComplimentaryAccess[]>;
  /** Throws `common.conflict` where somebody else has granted the plan for the first time meanwhile. */
  save(tx: Tx, access: ComplimentaryAccess): Promise<void>;
}
