import { ContainerModule } from 'inversify';
import { crudCommands } from '#kernel/admin/admin-record.ts';
import { KERNEL, type Kernel } from '#kernel/kernel.ts';
import { ListAssignments } from '#kernel/desk/list-assignments.ts';
import { CaseWords } from '#kernel/desk/case-words.ts';
import { ConflictOfInterest } from '#kernel/desk/conflict-of-interest.ts';
import { WomensWords } from '#kernel/desk/womens-words.ts';
import type { ModuleParts } from '#kernel/module.ts';
import { runQuery } from '#kernel/persistence/json-query.ts';
import { GUARDIANSHIP, type GuardianshipFacade } from '../guardianship/index.ts';
import {
  IDENTITY,
  PAID_SIGN_UPS,
  SESSION_GATEWAY,
  type IdentityFacade,
  type PaidSignUps,
  type SessionGateway,
} from '../identity/index.ts';
import { PLAN_RULE, type PlanRulePort } from '../identity/ports.ts';
import './errors.ts';
import { billingFacade } from './facade.ts';
import { RequestRefund } from './commands/request-refund.ts';
import { BeginMemberCheckout } from './commands/begin-member-checkout.ts';
import { BeginSignUpCheckout } from './commands/begin-sign-up-checkout.ts';
import { ChangeCard } from './commands/change-card.ts';
import { ChangeRenewal } from './commands/change-renewal.ts';
import { CheckPromoCode } from './commands/check-promo-code.ts';
import { PurgeUnpaidCheckouts } from './commands/purge-unpaid-checkouts.ts';
import { GeneratePromoCode } from './commands/staff/generate-promo-code.ts';
import { GrantPlan } from './commands/staff/grant-plan.ts';
import { RefundAwaitingPayments } from './commands/refund-awaiting-payments.ts';
import { Reconcile } from './commands/reconcile.ts';
import { HandleStripeWebhook } from './commands/handle-stripe-webhook.ts';
import { PayBySavedCard } from './commands/pay-by-saved-card.ts';
import { PublishEntitlementChanges } from './commands/publish-entitlement-changes.ts';
import { NotifyRenewals } from './commands/notify-renewals.ts';
import { VerifyPayment } from './commands/verify-payment.ts';
import { editedPlansOf } from './domain/catalogue/edited-plan.ts';
import { editedPromoCodesOf } from './domain/catalogue/edited-promo-code.ts';
import { Entitlements } from './domain/entitlements.ts';
import { outboundJob } from './domain/outbound-job.ts';
import { SyncCustomer } from './customer/sync-customer.ts';
import { agreementWords } from './checkout/agreement-words.ts';
import { OpenCheckout } from './checkout/open-checkout.ts';
import { RunOutboundJob } from './outbound-job/run-outbound-job.ts';
import { billingRoutes } from './http/billing-routes.ts';
import { browserAccess } from './browser-access.ts';
import { checkoutRoutes } from './http/checkout-routes.ts';
import { paymentAdminRoutes } from './http/payment-admin-routes.ts';
import { providerRoutes } from './http/provider-routes.ts';
import { BILLING, type BillingFacade } from './index.ts';
import { BUYER_RULE, SENT_REQUESTS, type BuyerRulePort, type SentRequestsPort } from './ports.ts';
import { auditSubjects, caseSubjects, caseWords as caseWordsSql, pendingCases } from './infra/cases.ts';
import { ACTIVE_PLANS } from './infra/active-plans.ts';
import { outboundJobQueue, PROVIDER_QUEUE } from './infra/outbound-job-queue.ts';
import { checkouts } from './infra/checkouts-repository.ts';
import { customers } from './infra/customers-repository.ts';
import { agreements } from './infra/agreements-repository.ts';
import { editedPlans } from './infra/edited-plans-repository.ts';
import { editedPromoCodes } from './infra/edited-promo-codes-repository.ts';
import { payments } from './infra/payments-repository.ts';
import { paymentDisputes as disputes } from './infra/payment-disputes-repository.ts';
import { plans } from './infra/plans-repository.ts';
import { promoCodes } from './infra/promo-codes-repository.ts';
import { providerEvents, purgeProviderEvents } from './infra/provider-events-repository.ts';
import { knexRefundRequests } from './infra/refund-requests-repository.ts';
import { publishedEntitlements as published } from './infra/published-entitlements-repository.ts';
import { complimentaryAccesses as complimentary } from './infra/complimentary-access-repository.ts';
import { subscriptions } from './infra/subscriptions-repository.ts';
import { purgePayments } from './infra/purge-payments.ts';
import { requireNoPayers } from './infra/require-no-payers.ts';
import { seedPlans } from './infra/reference-plans.ts';
import { stripeProvider } from './infra/stripe/stripe-provider.ts';
import { BillingHistory } from './queries/billing-history.ts';
import { SearchPayments } from './queries/search-payments.ts';
import { CountProviderEvents } from './queries/count-provider-events.ts';
import { SumRevenue } from './queries/sum-revenue.ts';
import { FindPlanKind } from './queries/find-plan-kind.ts';
import { ListAllPlans } from './queries/list-all-plans.ts';
import { ListInvoices } from './queries/list-invoices.ts';
import { ListPromoCodes } from './queries/list-promo-codes.ts';
import { isAwaitingGuardian } from './subscription/is-awaiting-guardian.ts';
import { startSubscriptionPeriod } from './reactions/start-subscription-period.ts';
import { endWhenMemberLeaves } from './reactions/end-when-member-leaves.ts';
import { syncInactivePayers } from './reactions/sync-inactive-payers.ts';
import { eraseMember } from './reactions/erase-member.ts';
import { mailPayments } from './reactions/mail-payments.ts';
import { mailPayer } from './reactions/mail-payer.ts';

export const BILLING_PARTS = Symbol('billing parts');

/** Parts of billing for the composition root, besides routes. */
export interface BillingParts extends ModuleParts {
  /** For pages that combine several modules. */
  queries: { sumRevenue: SumRevenue; countProviderEvents: CountProviderEvents };
  /** For callers without a route: the demo. */
  commands: { grant: GrantPlan; buy: BeginMemberCheckout; changeRenewal: ChangeRenewal; syncCustomer: SyncCustomer };
}

export const billingModule = new ContainerModule(({ bind }) => {
  bind<BillingFacade>(BILLING)
    .toResolvedValue(
      ({ clock, fees }: Kernel, sentRequests: SentRequestsPort) => billingFacade({ clock, fees, sentRequests }),
      [KERNEL, SENT_REQUESTS],
    )
    .inSingletonScope();

  bind<PlanRulePort>(PLAN_RULE)
    .toResolvedValue(
      ({ db }: Kernel): PlanRulePort => {
        const kind = new FindPlanKind({ db });
        return { findPlanKind: (plan) => kind.execute(plan) };
      },
      [KERNEL],
    )
    .inSingletonScope();

  bind<BillingParts>(BILLING_PARTS)
    .toResolvedValue(
      (
        { db, uow, clock, limits, seals, jobs, stripe, fees, operator, appUrl }: Kernel,
        identity: IdentityFacade,
        signUps: PaidSignUps,
        sessionGateway: SessionGateway,
        buyers: BuyerRulePort,
        guardianship: GuardianshipFacade,
        sentRequests: SentRequestsPort,
      ): BillingParts => {
        const conflictOfInterest = new ConflictOfInterest({ caseSubjects, findStaffWith: identity.findStaffWith });
        const womensWords = new WomensWords({ clock, accounts: identity });
        const caseWords = new CaseWords({ caseWords: caseWordsSql, conflictOfInterest, womensWords });
        const provider = stripeProvider(stripe, clock);
        const entitlements = new Entitlements({
          clock,
          activePlans: (tx, accountId) => runQuery(tx.db, ACTIVE_PLANS, { accountId }),
          published,
        });
        const outboundJobs = outboundJobQueue({ jobs });
        const refunds = knexRefundRequests({ seals });
        const stores = { agreements, customers, checkouts, subscriptions, payments, disputes, refunds, plans };
        const ports = { ...stores, promoCodes, db, uow, clock, provider, outboundJobs };
        const events = providerEvents;
        const people = { people: identity, isAwaitingGuardian: isAwaitingGuardian({ identity, guardianship }) };
        const syncCustomer = new SyncCustomer({
          ...ports,
          ...people,
          signUps,
          entitlements,
          sentRequests,
        });
        const open = new OpenCheckout({
          ...ports,
          signUps,
          syncCustomer,
          composeAgreement: agreementWords(operator),
        });
        const runOutboundJob = new RunOutboundJob({ ...ports, events, syncCustomer });
        const grant = new GrantPlan({ uow, clock, identity, complimentary, plans, entitlements });
        const reconcile = new Reconcile({ ...ports, events, outboundJobs });
        const buy = new BeginMemberCheckout({ ...people, uow, limits, identity, buyers, open });
        const changeRenewal = new ChangeRenewal({ ...ports, syncCustomer });
        const purgeUnpaid = new PurgeUnpaidCheckouts({ ...ports, outboundJobs });
        const changes = new PublishEntitlementChanges({ uow, clock, published, entitlements, people: identity });
        const { staffNames } = identity;
        const desk = { staffNames, conflictOfInterest, assignments: new ListAssignments({ db, staffNames }) };
        const routers = () => [
          billingRoutes({
            ...ports,
            seals,
            allPlans: {
              list: new ListAllPlans({ db }),
              ...crudCommands(ports, editedPlansOf(editedPlans, outboundJobs)),
            },
            promoCodes: {
              list: new ListPromoCodes({ db }),
              ...crudCommands(ports, editedPromoCodesOf(editedPromoCodes)),
              generate: new GeneratePromoCode({ uow, clock, editedPromoCodes }),
            },
            grant,
            ...desk,
            caseWords,
            sentRequests,
          }),
          paymentAdminRoutes({ ...ports, ...desk, identity, complimentary, entitlements, stripe }),
          checkoutRoutes({
            sessionGateway,
            browser: browserAccess(stripe),
            beginSignUp: new BeginSignUpCheckout({ limits, signUps, open }),
            beginMember: buy,
            savedCard: new PayBySavedCard({ ...ports, limits, appUrl }),
            verify: new VerifyPayment({ ...ports, limits, syncCustomer }),
            checkPromo: new CheckPromoCode({ ...ports, limits, signUps }),
            renewal: changeRenewal,
            card: new ChangeCard(ports),
            refund: new RequestRefund({ ...ports, outboundJobs, sentRequests }),
            invoices: new ListInvoices({ db, operator }),
          }),
        ];
        const take = new HandleStripeWebhook({ uow, clock, provider, events, outboundJobs });
        return {
          name: 'billing',
          routers: fees ? routers() : [],
          webhooks: stripe ? [providerRoutes({ take })] : [],
          subscriptions: [
            ...endWhenMemberLeaves({ clock, complimentary, entitlements }),
            ...syncInactivePayers({ customers, outboundJobs }),
            ...startSubscriptionPeriod({ ...ports, guardianship, identity, entitlements, outboundJobs }),
            ...eraseMember({ ...ports, outboundJobs }),
            ...mailPayer({ ...ports, identity, signUps }),
            ...mailPayments({ ...ports, identity, sentRequests, operator }),
          ],
          outboundJobs: [
            {
              queue: PROVIDER_QUEUE,
              run: (data) => runOutboundJob.run(outboundJob.parse(data)),
              concurrency: 3,
              sequential: true,
            },
          ],
          queues: fees ? pendingCases({ db, conflictOfInterest }) : [],
          conflictOfInterest,
          auditSubjects,
          sweeps: [
            ...(stripe ? [{ name: 'billing.reconcile', run: () => reconcile.execute() }] : []),
            { name: 'billing.publish-entitlement-changes', run: () => changes.execute() },
            { name: 'billing.notify-renewals', run: () => new NotifyRenewals(ports).execute() },
            { name: 'billing.refund-awaiting-payments', run: () => new RefundAwaitingPayments(ports).execute() },
            { name: 'billing.purge-unpaid-checkouts', run: () => purgeUnpaid.execute() },
            { name: 'billing.purge-provider-events', run: () => purgeProviderEvents({ db, clock }) },
            { name: 'billing.purge-payments', run: () => purgePayments({ db, clock }) },
          ],
          checkSettings: async () => fees || requireNoPayers(db, { hasKeys: stripe !== null }),
          seed: seedPlans,
          history: (accountId) => new BillingHistory({ db }).execute(accountId),
          ...(fees && { search: new SearchPayments({ db, conflictOfInterest }) }),
          queries: {
            sumRevenue: new SumRevenue({ db }),
            countProviderEvents: new CountProviderEvents({ db, clock }),
          },
          commands: { grant, buy, changeRenewal, syncCustomer },
        };
      },
      [KERNEL, IDENTITY, PAID_SIGN_UPS, SESSION_GATEWAY, BUYER_RULE, GUARDIANSHIP, SENT_REQUESTS],
    )
    .inSingletonScope();
});
