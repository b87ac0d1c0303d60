import { Aggregate } from '#kernel/events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { RequestAllowance } from '../allowance.ts';

export interface MonthlyUse {
  accountId: UserId;
  /** Start of the calendar month in which requests were last sent. */
  month: Date;
  spent: number;
}

/** A plan from a time with fees, whose holder has no fewer requests now. */
export interface EarlierPlan {
  monthGrant: number;
  validUntil: Date | null;
}

interface Limits {
  /** Requests of every member in a month. */
  limit: number;
  plan: EarlierPlan | null;
}

/**
 * The interest requests of a site without fees (R-J.1): the same number for every member in each calendar month of UTC.
 * Unused ones lapse.
 */
export class MonthlyAllowance extends Aggregate<MonthlyUse> implements RequestAllowance {
  private readonly limits: Limits;

  constructor(state: MonthlyUse, limits: Limits) {
    super(state);
    this.limits = limits;
  }

  spendOne(at: Date): boolean {
    if (this.remaining(at) === 0) return false;
    this.state = { ...this.state, month: monthOf(at), spent: this.spentIn(at) + 1 };
    return true;
  }

  giveBack(at: Date): void {
    this.state = { ...this.state, month: monthOf(at), spent: Math.max(0, this.spentIn(at) - 1) };
  }

  /** Zero also if the limit was lowered below what was sent. */
  remaining(at: Date): number {
    return Math.max(0, this.limitAt(at) - this.spentIn(at));
  }

  nextGrant(at: Date): Date | null {
    return this.limitAt(at) > 0 ? monthOf(at, 1) : null;
  }

  periodBegan(at: Date): Date {
    return monthOf(at);
  }

  private spentIn(at: Date): number {
    return this.state.month >= monthOf(at) ? this.state.spent : 0;
  }

  private limitAt(at: Date): number {
    const { limit, plan } = this.limits;
    const isValid = plan !== null && (plan.validUntil === null || at < plan.validUntil);
    return isValid ? Math.max(limit, plan.monthGrant) : limit;
  }
}

const monthOf = (at: Date, later = 0): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later, 1));
