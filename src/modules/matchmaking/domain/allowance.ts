import { addMonths } from '#kernel/clock.ts';
import { Aggregate } from '#kernel/events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';

/** An entitlement as billing grants it; null dates never end. */
export interface Entitlement {
  accountId: UserId;
  requestLimit: number;
  /** End of the plan with this `requestLimit`. */
  planUntil: Date | null;
  startsAt: Date;
  /** When sending ends; never before `planUntil`. */
  validUntil: Date | null;
  /** She has no acting guardian, so cannot send yet. */
  isAwaitingGuardian: boolean;
}

export interface AllowanceState {
  accountId: UserId;
  monthGrant: number;
  balance: number;
  /** Start of the subscription, from which months count. */
  anchor: Date;
  /** Number of monthly grants since the anchor. */
  monthsGranted: number;
  /** Months that begin after this date get no grant of this plan; null never ends. */
  grantUntil: Date | null;
  validUntil: Date | null;
  /** The first month begins when her guardian is verified. Always false for men. */
  isAwaitingGuardian: boolean;
}

/** The interest requests that a member may still send, from a plan or on a site without fees. */
export interface RequestAllowance {
  /** Spends one request. Returns false if none is left. */
  spendOne(at: Date): boolean;
  /** Gives one request back, up to a limit. */
  giveBack(at: Date): void;
  remaining(at: Date): number;
  /** When new requests are due; null if never. */
  nextGrant(at: Date): Date | null;
  /** When the present month began. */
  periodBegan(at: Date): Date;
}

/** The interest requests of a plan. At most one month's grant carries over. */
export class Allowance extends Aggregate<AllowanceState> implements RequestAllowance {
  static from(state: AllowanceState): Allowance {
    return new Allowance(state);
  }

  /**
   * Applies an entitlement. If it starts before the `former` allowance ends, months and balance continue, also after a
   * late renewal.
   */
  static entitled(entitlement: Entitlement, former: Allowance | null, at: Date): Allowance | null {
    const { accountId, requestLimit: monthGrant, planUntil: grantUntil, startsAt } = entitlement;
    const { validUntil, isAwaitingGuardian } = entitlement;
    if (former && isBefore(startsAt, former.state.validUntil)) {
      former.refill(at);
      return new Allowance({ ...former.state, monthGrant, grantUntil, validUntil });
    }
    // An expired entitlement: the former allowance stays, as the renewal may still be paid.
    if (!isBefore(startsAt, validUntil)) return former;
    return new Allowance({
      accountId,
      monthGrant,
      balance: monthGrant,
      anchor: startsAt,
      monthsGranted: 1,
      grantUntil,
      validUntil,
      isAwaitingGuardian,
    });
  }

  /** Starts the first month now, once. If a request was sent already, the months stay as they are. */
  beginNow(at: Date): void {
    if (!this.state.isAwaitingGuardian || !this.isValid(at)) return;
    this.refill(at);
    this.state = { ...this.state, isAwaitingGuardian: false };
    const { balance, monthGrant, monthsGranted } = this.state;
    if (balance === Math.min(monthsGranted, 2) * monthGrant)
      this.state = { ...this.state, anchor: at, monthsGranted: 1 };
  }

  /** Spends one request. Returns false if none is left or the subscription has ended. */
  spendOne(at: Date): boolean {
    this.refill(at);
    if (!this.isValid(at) || this.state.balance === 0) return false;
    this.state = { ...this.state, balance: this.state.balance - 1 };
    return true;
  }

  /** Gives one request back, up to the limit of what carries over. */
  giveBack(at: Date): void {
    this.refill(at);
    const { balance, monthGrant } = this.state;
    if (balance < 2 * monthGrant) this.state = { ...this.state, balance: balance + 1 };
  }

  remaining(at: Date): number {
    if (!this.isValid(at)) return 0;
    this.refill(at);
    return this.state.balance;
  }

  /** Null if the subscription ends before. */
  nextGrant(at: Date): Date | null {
    this.refill(at);
    const next = addMonths(this.state.anchor, this.state.monthsGranted);
    return isBefore(next, this.state.validUntil) ? next : null;
  }

  periodBegan(at: Date): Date {
    this.refill(at);
    return addMonths(this.state.anchor, this.state.monthsGranted - 1);
  }

  private isValid(at: Date): boolean {
    return isBefore(at, this.state.validUntil);
  }

  /** Adds the monthly grants that are due; at most one month's grant carries over. */
  private refill(at: Date): void {
    let { balance, monthsGranted } = this.state;
    const { anchor, monthGrant, grantUntil } = this.state;
    for (
      let due = addMonths(anchor, monthsGranted);
      due <= at && isBefore(due, grantUntil);
      due = addMonths(anchor, monthsGranted)
    ) {
      balance = Math.min(balance, monthGrant) + monthGrant;
      monthsGranted++;
    }
    this.state = { ...this.state, balance, monthsGranted };
  }
}

const isBefore = (moment: Date, end: Date | null): boolean => end === null || moment < end;

/** `find` locks, which keeps spending exact. */
export interface Allowances<A extends RequestAllowance = RequestAllowance> {
  find(tx: Tx, accountId: UserId): Promise<A | null>;
  save(tx: Tx, allowance: A): Promise<void>;
}

export async function giveBack(tx: Tx, allowances: Allowances, accountId: UserId, at: Date): Promise<void> {
  const allowance = await allowances.find(tx, accountId);
  if (!allowance) return;
  allowance.giveBack(at);
  await allowances.save(tx, allowance);
}
