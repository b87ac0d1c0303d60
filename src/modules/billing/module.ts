import { ContainerModule } from 'inversify';
import { KERNEL, type Kernel } from '#kernel/kernel.ts';
import type { ModuleParts } from '#kernel/module.ts';
import { IDENTITY, PLAN_RULE, type IdentityFacade, type PlanRule } from '../identity/index.ts';
import './errors.ts';
import { billingFacade } from './facade.ts';
import { GrantPlan } from './commands/grant-plan.ts';
import { billingRoutes } from './http/billing-routes.ts';
import { BILLING, type BillingFacade } from './index.ts';
import { subscriptions } from './infra/objection-subscriptions.ts';
import { FindPlanKind } from './queries/find-plan-kind.ts';
import { ListPlans } from './queries/list-plans.ts';
import { eraseMember } from './reactions/erase-member.ts';
import { endWhenMemberLeaves } from './reactions/end-when-member-leaves.ts';
import { seedPlans } from './infra/reference-plans.ts';

export const BILLING_PARTS = Symbol('billing parts');

/** What the composition root needs of billing beyond routes. */
export interface BillingParts extends ModuleParts {
  /** For whoever acts as people do without a route: the demo. */
  commands: { grant: GrantPlan };
}

export const billingModule = new ContainerModule(({ bind }) => {
  bind<BillingFacade>(BILLING)
    .toResolvedValue(({ clock }: Kernel) => billingFacade({ clock }), [KERNEL])
    .inSingletonScope();

  bind<PlanRule>(PLAN_RULE)
    .toResolvedValue(
      ({ db }: Kernel): PlanRule => {
        const kind = new FindPlanKind({ db });
        return { kindOf: (plan) => kind.execute(plan) };
      },
      [KERNEL],
    )
    .inSingletonScope();

  bind<BillingParts>(BILLING_PARTS)
    .toResolvedValue(
      ({ db, uow, clock }: Kernel, identity: IdentityFacade): BillingParts => {
        const grant = new GrantPlan({ uow, clock, identity, subscriptions });
        return {
          name: 'billing',
          routers: [billingRoutes({ plans: new ListPlans({ db }), grant })],
          subscriptions: [...endWhenMemberLeaves({ clock, subscriptions }), ...eraseMember],
          sweeps: [],
          seed: seedPlans,
          commands: { grant },
        };
      },
      [KERNEL, IDENTITY],
    )
    .inSingletonScope();
});
