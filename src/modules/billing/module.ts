import { ContainerModule } from 'inversify';
import { editing } from '#kernel/admin-record.ts';
import type { UserId } from '#kernel/ids.ts';
import { KERNEL, type Kernel } from '#kernel/kernel.ts';
import { ListHolds } from '#kernel/desk/list-holds.ts';
import { OwnCases } from '#kernel/desk/own-cases.ts';
import type { ModuleParts } from '#kernel/module.ts';
import { ask } from '#kernel/persistence/question.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { GUARDIANSHIP, type GuardianshipFacade } from '../guardianship/index.ts';
import {
  IDENTITY,
  PAID_SIGN_UPS,
  PLAN_RULE,
  SESSION_DOOR,
  type IdentityFacade,
  type PaidSignUps,
  type PlanRule,
  type SessionDoor,
} from '../identity/index.ts';
import './errors.ts';
import { billingFacade } from './facade.ts';
import { AskForRefund } from './commands/ask-for-refund.ts';
import { BeginMemberCheckout } from './commands/begin-member-checkout.ts';
import { BeginSignUpCheckout } from './commands/begin-sign-up-checkout.ts';
import { ChangeCard } from './commands/change-card.ts';
import { ChangeRenewal } from './commands/change-renewal.ts';
import { CheckPromoCode } from './commands/check-promo-code.ts';
import { DecideRefund } from './commands/decide-refund.ts';
import { ForgetUnpaid } from './commands/forget-unpaid.ts';
import { GeneratePromoCode } from './commands/generate-promo-code.ts';
import { GrantPlan } from './commands/grant-plan.ts';
import { Reconcile } from './commands/reconcile.ts';
import { TakeProviderEvent } from './commands/take-provider-event.ts';
import { TellOfChanges } from './commands/tell-of-changes.ts';
import { TellOfRenewals } from './commands/tell-of-renewals.ts';
import { VerifyPayment } from './commands/verify-payment.ts';
import { editedPlansOf } from './domain/edited-plan.ts';
import { editedPromoCodesOf } from './domain/edited-promo-code.ts';
import { Entitlements } from './domain/entitlements.ts';
import { errand } from './domain/errand.ts';
import { FollowCustomer } from './domain/follow-customer.ts';
import { OpenCheckout } from './domain/open-checkout.ts';
import { RunErrand } from './domain/run-errand.ts';
import { billingRoutes } from './http/billing-routes.ts';
import { checkoutRoutes } from './http/checkout-routes.ts';
import { providerRoutes } from './http/provider-routes.ts';
import { BILLING, BUYER_RULE, type BillingFacade, type BuyerRule } from './index.ts';
import { refundCases } from './infra/cases.ts';
import { HOLDINGS } from './infra/holdings.ts';
import { jobErrands, PROVIDER_QUEUE } from './infra/job-errands.ts';
import { checkouts } from './infra/knex-checkouts.ts';
import { customers } from './infra/knex-customers.ts';
import { editedPlans } from './infra/knex-edited-plans.ts';
import { editedPromoCodes } from './infra/knex-edited-promo-codes.ts';
import { payments } from './infra/knex-payments.ts';
import { plans } from './infra/knex-plans.ts';
import { promoCodes } from './infra/knex-promo-codes.ts';
import { providerEvents, purgeProviderEvents } from './infra/knex-provider-events.ts';
import { knexRefundRequests } from './infra/knex-refund-requests.ts';
import { toldStandings as told } from './infra/knex-told-standings.ts';
import { complimentaryAccesses as complimentary } from './infra/objection-complimentary-access.ts';
import { subscriptions } from './infra/objection-subscriptions.ts';
import { purgePayments } from './infra/purge-payments.ts';
import { seedPlans } from './infra/reference-plans.ts';
import { stripeProvider } from './infra/stripe/stripe-provider.ts';
import { BillingHistory } from './queries/billing-history.ts';
import { SumRevenue } from './queries/sum-revenue.ts';
import { FindPlanKind } from './queries/find-plan-kind.ts';
import { ListAllPlans } from './queries/list-all-plans.ts';
import { ListInvoices } from './queries/list-invoices.ts';
import { ListPlans } from './queries/list-plans.ts';
import { ListPromoCodes } from './queries/list-promo-codes.ts';
import { WaitingRefunds } from './queries/waiting-refunds.ts';
import { ListRefunds } from './queries/list-refunds.ts';
import { ListSubscriptions } from './queries/list-subscriptions.ts';
import { waitsForGuardian } from './queries/waits-for-guardian.ts';
import { beginPaidTime } from './reactions/begin-paid-time.ts';
import { endWhenMemberLeaves } from './reactions/end-when-member-leaves.ts';
import { followWhoIsAbsent } from './reactions/follow-who-is-absent.ts';
import { eraseMember } from './reactions/erase-member.ts';
import { mailPayer } from './reactions/mail-payer.ts';

export const BILLING_PARTS = Symbol('billing parts');

/** What the composition root needs of billing beyond routes. */
export interface BillingParts extends ModuleParts {
  /** For the pages that several modules fill together. */
  queries: { sumRevenue: SumRevenue };
  /** For whoever acts as people do without a route: the demo. */
  commands: { grant: GrantPlan; buy: BeginMemberCheckout; changeRenewal: ChangeRenewal; follow: FollowCustomer };
}

/** So many conversations with the provider at once. */
const LANES = 3;

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
      (
        { db, uow, clock, limits, seals, jobs, stripe }: Kernel,
        identity: IdentityFacade,
        signUps: PaidSignUps,
        door: SessionDoor,
        buyers: BuyerRule,
        guardianship: GuardianshipFacade,
      ): BillingParts => {
        const { staffNames } = identity;
        const ownCases = new OwnCases({ books: [refundCases], isOnlyAdmin: identity.isOnlyAdmin });
        const provider = stripeProvider(stripe, clock);
        const holdings = (tx: Tx, accountId: UserId) => ask(tx.db, HOLDINGS, { accountId });
        const entitlements = new Entitlements({ clock, holdings, told });
        const errands = jobErrands({ jobs });
        const refunds = knexRefundRequests({ seals });
        const kept = {
          uow,
          clock,
          provider,
          customers,
          checkouts,
          subscriptions,
          payments,
          refunds,
          plans,
          promoCodes,
        };
        const events = providerEvents;
        const follow = new FollowCustomer({
          ...kept,
          signUps,
          people: identity,
          waitsForGuardian: waitsForGuardian({ identity, guardianship }),
          entitlements,
          errands,
        });
        const open = new OpenCheckout({ ...kept, signUps, errands, follow });
        const runErrand = new RunErrand({ ...kept, events, follow });
        const grant = new GrantPlan({ uow, clock, identity, complimentary, plans, entitlements });
        const reconcile = new Reconcile({ ...kept, events, errands });
        const buy = new BeginMemberCheckout({ uow, limits, identity, buyers, open });
        const changeRenewal = new ChangeRenewal({ ...kept, follow });
        const history = new BillingHistory({ db });
        const renewals = new TellOfRenewals({ uow, clock, subscriptions });
        const forget = new ForgetUnpaid({ ...kept, signUps, errands });
        const changes = new TellOfChanges({ uow, clock, told, entitlements, people: identity });
        return {
          name: 'billing',
          routers: [
            billingRoutes({
              plans: new ListPlans({ db }),
              allPlans: { list: new ListAllPlans({ db }), ...editing(kept, editedPlansOf(editedPlans, errands)) },
              promoCodes: {
                list: new ListPromoCodes({ db }),
                ...editing(kept, editedPromoCodesOf(editedPromoCodes)),
                generate: new GeneratePromoCode({ uow, clock, editedPromoCodes }),
              },
              subscriptions: new ListSubscriptions({ db, clock }),
              grant,
              uow,
              clock,
              staffNames,
              ownCases,
              holds: new ListHolds({ db, staffNames }),
              refunds,
              listRefunds: new ListRefunds({ db, seals, ownCases }),
              approve: new DecideRefund({ ...kept, staffNames, ownCases, errands }, 'approved'),
              refuse: new DecideRefund({ ...kept, staffNames, ownCases, errands }, 'refused'),
            }),
            checkoutRoutes({
              door,
              browser: {
                publishableKey: stripe.publishableKey,
                script: stripe.at && '/dev/stripe/stripe.js',
              },
              beginSignUp: new BeginSignUpCheckout({ limits, signUps, open }),
              beginMember: buy,
              verify: new VerifyPayment({ ...kept, limits, follow }),
              checkPromo: new CheckPromoCode({ ...kept, limits, signUps }),
              renewal: changeRenewal,
              card: new ChangeCard(kept),
              refund: new AskForRefund({ ...kept, errands }),
              invoices: new ListInvoices({ db }),
            }),
          ],
          raw: [providerRoutes({ take: new TakeProviderEvent({ uow, clock, provider, events, errands }) })],
          subscriptions: [
            ...endWhenMemberLeaves({ clock, complimentary, entitlements }),
            ...followWhoIsAbsent({ customers, errands }),
            ...beginPaidTime({ ...kept, guardianship, identity, entitlements, errands }),
            ...eraseMember({ ...kept, errands }),
            ...mailPayer({ ...kept, identity, signUps }),
          ],
          errands: [
            { queue: PROVIDER_QUEUE, run: (data) => runErrand.run(errand.parse(data)), lanes: LANES, inTurn: true },
          ],
          queues: [new WaitingRefunds({ db, ownCases })],
          ownCases,
          sweeps: [
            { name: 'billing.reconcile', run: () => reconcile.execute() },
            { name: 'billing.tell-of-changes', run: () => changes.execute() },
            { name: 'billing.tell-of-renewals', run: () => renewals.execute() },
            { name: 'billing.forget-unpaid', run: () => forget.execute() },
            { name: 'billing.purge-provider-events', run: () => purgeProviderEvents({ db, clock }) },
            { name: 'billing.purge-payments', run: () => purgePayments({ db, clock }) },
          ],
          seed: seedPlans,
          history: (accountId) => history.execute(accountId),
          queries: { sumRevenue: new SumRevenue({ db }) },
          commands: { grant, buy, changeRenewal, follow },
        };
      },
      [KERNEL, IDENTITY, PAID_SIGN_UPS, SESSION_DOOR, BUYER_RULE, GUARDIANSHIP],
    )
    .inSingletonScope();
});
