import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { subscriptionStatus } from '../../billing/contracts/subscription.ts';
import type { BillingFacade } from '../../billing/index.ts';
import { readAllowance } from '../infra/objection-allowances.ts';

interface Ports {
  db: Knex;
  clock: Clock;
  billing: BillingFacade;
}

/** The member's plan, and what is left of the allowance. */
export class ShowSubscription {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async execute(accountId: UserId): Promise<z.infer<typeof subscriptionStatus.answer>> {
    const { db, clock, billing } = this.ports;
    const now = clock.now();
    const [{ status, plan, expiresAt, renews }, allowance] = await Promise.all([
      billing.subscriptionOf(db, accountId),
      readAllowance(db, accountId),
    ]);
    return {
      subscriptionStatus: status,
      subscriptionPlan: plan,
      subscriptionExpiresAt: expiresAt?.toISOString() ?? null,
      renews,
      requestsRemaining: allowance?.remaining(now) ?? 0,
      resetDate: allowance?.nextGrant(now)?.toISOString() ?? null,
    };
  }
}
