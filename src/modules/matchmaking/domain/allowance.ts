import { addMonths } from '#kernel/clock.ts';
import { Aggregate } from '#kernel/events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** What billing entitles to; null is for ever. */
export interface Entitlement {
  accountId: UserId;
  /** Interest requests granted each month. */
  requestLimit: number;
  /** Until when it is so many. */
  planUntil: Date | null;
  startsAt: Date;
  /** Until when any can be sent; never before `planUntil`. */
  validUntil: Date | null;
  /** She has no guardian who acts, and can send nothing yet. */
  waitsForGuardian: boolean;
}

/** What is known of an allowance. */
export interface AllowanceState {
  accountId: UserId;
  /** Interest requests granted each month. */
  monthGrant: number;
  balance: number;
  /** The subscription's own start: months count from here. */
  anchor: Date;
  /** How many months' grants have been given since the anchor. */
  monthsGranted: number;
  /** Months that begin from here on are granted as much as is told then; null is for ever. */
  grantUntil: Date | null;
  /** Null is for ever. */
  validUntil: Date | null;
  /** The first month begins when her guardian is verified; of a brother nobody ever is. */
  waitsForGuardian: boolean;
}

/**
 * How many interest requests a member may still send. What a month leaves unused carries over, up to one further
 * month's grant.
 */
export class Allowance extends Aggregate<AllowanceState> {
  static from(state: AllowanceState): Allowance {
    return new Allowance(state);
  }

  /**
   * What billing grants from `startsAt` on. Whatever began before the `former` one ended goes on unbroken with what is
   * left of that, also where a renewal was paid late: its months are those that were begun. Null where there is none,
   * and nothing is granted.
   */
  static entitled(entitlement: Entitlement, former: Allowance | null, at: Date): Allowance | null {
    const { accountId, requestLimit: monthGrant, planUntil: grantUntil, startsAt } = entitlement;
    const { validUntil, waitsForGuardian } = entitlement;
    if (former && isBefore(startsAt, former.state.validUntil)) {
      former.refill(at);
      return new Allowance({ ...former.state, monthGrant, grantUntil, validUntil });
    }
    // Nothing is granted: what has lapsed may still be paid for.
    if (!isBefore(startsAt, validUntil)) return former;
    return new Allowance({
      accountId,
      monthGrant,
      balance: monthGrant,
      anchor: startsAt,
      monthsGranted: 1,
      grantUntil,
      validUntil,
      waitsForGuardian,
    });
  }

  /**
   * The first month begins now: what was granted while nothing could be sent stays, and months count from here
   * . It begins once, whoever guards her later; nothing changes where something was sent already.
   */
  beginNow(at: Date): void {
    if (!this.state.waitsForGuardian || !this.isValid(at)) return;
    this.refill(at);
    this.state = { ...this.state, waitsForGuardian: false };
    const { balance, monthGrant, monthsGranted } = this.state;
    if (balance === Math.min(monthsGranted, 2) * monthGrant)
      this.state = { ...this.state, anchor: at, monthsGranted: 1 };
  }

  /** Takes one if there is one. False when none is left, or the subscription has ended. */
  spendOne(at: Date): boolean {
    this.refill(at);
    if (!this.isValid(at) || this.state.balance === 0) return false;
    this.state = { ...this.state, balance: this.state.balance - 1 };
    return true;
  }

  /** Gives one back; no more than may carry over. */
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

  /** When the next month's grant comes; null when the subscription ends before. */
  nextGrant(at: Date): Date | null {
    this.refill(at);
    const next = addMonths(this.state.anchor, this.state.monthsGranted);
    return isBefore(next, this.state.validUntil) ? next : null;
  }

  /** When the present month's grant came. */
  periodBegan(at: Date): Date {
    this.refill(at);
    return addMonths(this.state.anchor, this.state.monthsGranted - 1);
  }

  private isValid(at: Date): boolean {
    return isBefore(at, this.state.validUntil);
  }

  /** Gives each month's grant that has become due, and lets no more than one of them carry over. */
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

/** Keeps allowances. `find` locks, so that spending is exact however many send at once. */
export interface Allowances {
  find(tx: Tx, accountId: UserId): Promise<Allowance | null>;
  save(tx: Tx, allowance: Allowance): Promise<void>;
}

/** Gives one back to this account, where it still has an allowance. */
export async function giveBack(tx: Tx, allowances: Allowances, accountId: UserId, at: Date): Promise<void> {
  const allowance = await allowances.find(tx, accountId);
  if (!allowance) return;
  allowance.giveBack(at);
  await allowances.save(tx, allowance);
}
