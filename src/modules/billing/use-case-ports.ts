import type { Clock } from '#kernel/clock.ts';
import type { Limits } from '#kernel/limits.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../identity/index.ts';
import type { Agreements } from './domain/agreement.ts';
import type { Checkouts } from './domain/checkout.ts';
import type { ComplimentaryAccesses } from './domain/complimentary-access.ts';
import type { Customers } from './domain/customer.ts';
import type { Entitlements, PublishedEntitlements } from './domain/entitlements.ts';
import type { OutboundJobs } from './domain/outbound-job.ts';
import type { PaymentProvider } from './domain/payment-provider.ts';
import type { PaymentDisputes } from './domain/payment-dispute.ts';
import type { Payments } from './domain/payment.ts';
import type { AccountsPort, IsAwaitingGuardian } from './domain/people.ts';
import type { Plans } from './domain/plan.ts';
import type { PromoCodes } from './domain/promo-code.ts';
import type { ProviderEvents } from './domain/payment-provider.ts';
import type { RefundRequests } from './domain/refund-request.ts';
import type { SignUps } from './domain/people.ts';
import type { Subscriptions } from './domain/subscription.ts';
import type { BuyerRulePort } from './ports.ts';

/** Ports of the commands, queries and reactions, each of which picks its own. */
export interface UseCasePorts {
  agreements: Agreements;
  buyers: BuyerRulePort;
  checkouts: Checkouts;
  clock: Clock;
  complimentary: ComplimentaryAccesses;
  customers: Customers;
  disputes: PaymentDisputes;
  entitlements: Entitlements;
  events: ProviderEvents;
  identity: IdentityFacade;
  isAwaitingGuardian: IsAwaitingGuardian;
  limits: Limits;
  outboundJobs: OutboundJobs;
  payments: Payments;
  people: AccountsPort;
  plans: Plans;
  promoCodes: PromoCodes;
  provider: PaymentProvider;
  published: PublishedEntitlements;
  refunds: RefundRequests;
  signUps: SignUps;
  subscriptions: Subscriptions;
  uow: UnitOfWork;
}
