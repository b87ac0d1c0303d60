import { audit } from '#kernel/audit.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { PlanId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import { Subscription, type Plan, type Subscriptions } from '../domain/subscription.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  identity: IdentityFacade;
  subscriptions: Subscriptions;
}
interface Grant {
  accountId: UserId;
  planId: PlanId;
  months: number;
  reason: string;
}

/** An admin gives complimentary access, with a reason that the audit keeps. */
export class GrantPlan {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  execute(admin: Actor, grant: Grant, requestId: string): Promise<{ plan: Plan; expiresAt: Date }> {
    const { uow, clock, identity, subscriptions } = this.ports;
    return uow.run(async (tx) => {
      const at = clock.now();
      if (!(await identity.contactOf(tx, grant.accountId))) throw new DomainError('common.not-found');
      const plan = await subscriptions.plan(tx, grant.planId);
      if (!plan || plan.requestLimit === 0 || plan.code === 'free') throw new DomainError('billing.plan-unknown');
      const running = await subscriptions.find(tx, grant.accountId);
      const granted = Subscription.grant(grant.accountId, plan, grant.months, running, at);
      await subscriptions.save(tx, granted);
      await audit(tx, {
        at,
        actor: admin.userId,
        role: admin.role,
        verb: 'grant-plan',
        subjectType: 'user',
        subjectId: grant.accountId,
        reason: grant.reason,
        requestId,
        before: running && { planId: running.state.planId, expiresAt: running.state.expiresAt },
        after: { planId: plan.id, expiresAt: granted.state.expiresAt },
      });
      return { plan, expiresAt: granted.state.expiresAt };
    });
  }
}
