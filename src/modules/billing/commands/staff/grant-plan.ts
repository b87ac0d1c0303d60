import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import { DomainError } from '#kernel/errors.ts';
import type { PlanId, UserId } from '#kernel/values/ids.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/tx.ts';
import type { PlanGranted } from '../../contracts/subscription.schema.ts';
import { ComplimentaryAccess } from '../../domain/complimentary-access.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Ports = Pick<Kernel, 'uow' | 'clock'> &
  Pick<UseCasePorts, 'identity' | 'complimentary' | 'plans' | 'entitlements'>;
interface Grant {
  accountId: UserId;
  planId: PlanId;
  months: number;
}

/** An admin grants complimentary access to a plan, in addition to other grants and payments. */
export class GrantPlan extends AdminCommand<Grant, PlanGranted, Ports> {
  protected readonly verb = 'grant-plan';
  protected readonly subjectType = 'user';

  /**
   * @throws common.not-found if the account is gone
   * @throws billing.plan-unknown for the free plan
   */
  protected async change(
    tx: Tx,
    { accountId, planId, months }: Grant,
    { at }: { at: Date },
  ): Promise<AdminChange<PlanGranted>> {
    const { identity, complimentary, plans, entitlements } = this.ports;
    await identity.lock(tx, accountId);
    if (!(await identity.contactOf(tx, accountId))) throw new DomainError('common.not-found');
    const plan = await plans.find(tx, planId);
    if (!plan || plan.requestLimit === 0 || plan.code === 'free') throw new DomainError('billing.plan-unknown');
    const former = await complimentary.find(tx, accountId, plan.id);
    const granted = ComplimentaryAccess.grant(accountId, plan.id, months, former, at);
    await complimentary.save(tx, granted);
    await entitlements.publish(tx, accountId);
    const { expiresAt } = granted.state;
    return {
      subjectId: accountId,
      before: former && { planId: plan.id, expiresAt: former.state.expiresAt },
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
