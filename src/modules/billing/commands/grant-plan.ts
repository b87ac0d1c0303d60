import { AdminCommand, type AdminChange } from '#kernel/admin-command.ts';
import { DomainError } from '#kernel/errors.ts';
import type { PlanId, UserId } from '#kernel/ids.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { PlanGranted } from '../contracts/subscription.ts';
import { Subscription, type Subscriptions } from '../domain/subscription.ts';

interface Ports extends Pick<Kernel, 'uow' | 'clock'> {
  identity: IdentityFacade;
  subscriptions: Subscriptions;
}
interface Grant {
  accountId: UserId;
  planId: PlanId;
  months: number;
}

/** An admin gives complimentary access. */
export class GrantPlan extends AdminCommand<Grant, PlanGranted> {
  protected readonly verb = 'grant-plan';
  protected readonly subjectType = 'user';
  private readonly ports: Ports;

  constructor(ports: Ports) {
    super(ports);
    this.ports = ports;
  }

  /** Throws `common.not-found` where the account is gone, and `billing.plan-unknown` for a plan that gives nothing. */
  protected async change(
    tx: Tx,
    { accountId, planId, months }: Grant,
    { at }: { at: Date },
  ): Promise<AdminChange<PlanGranted>> {
    const { identity, subscriptions } = this.ports;
    if (!(await identity.contactOf(tx, accountId))) throw new DomainError('common.not-found');
    const plan = await subscriptions.plan(tx, planId);
    if (!plan || plan.requestLimit === 0 || plan.code === 'free') throw new DomainError('billing.plan-unknown');
    const running = await subscriptions.find(tx, accountId);
    const granted = Subscription.grant(accountId, plan, months, running, at);
    await subscriptions.save(tx, granted);
    const { expiresAt } = granted.state;
    return {
      subjectId: accountId,
      before: running && { planId: running.state.planId, expiresAt: running.state.expiresAt },
      after: { planId: plan.id, expiresAt },
      answer: {
        userId: accountId,
        subscriptionPlan: plan.code,
        subscriptionStatus: 'active',
        subscriptionExpiresAt: expiresAt.toISOString(),
      },
    };
  }
}
