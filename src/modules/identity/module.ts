import { ContainerModule } from 'inversify';
import { MatchesPassword } from './queries/matches-password.ts';
import { KERNEL, type Kernel } from '#kernel/kernel.ts';
import type { ModuleParts } from '#kernel/module.ts';
import './errors.ts';
import { BeginSession } from './commands/sign-in/begin-session.ts';
import { RecordDeliveryFailures } from './commands/notifications/record-delivery-failures.ts';
import { AcceptTerms } from './commands/account/accept-terms.ts';
import { RepeatErasures } from './commands/account/repeat-erasures.ts';
import { SignUp } from './commands/account/sign-up.ts';
import { ActFromShell } from './commands/staff/act-from-shell.ts';
import { EnsureAdmin } from './commands/staff/ensure-admin.ts';
import { RemindStaff } from './commands/staff/remind-staff.ts';
import { PAYING_LIFE } from './domain/pending-sign-up.ts';
import { identityFacade } from './facade.ts';
import { mailEventsRoutes } from './http/mail-events-routes.ts';
import { giveSignUpHandle, signUpHandleOf, startSession, requestOriginOf } from './http/session.ts';
import {
  ACCOUNT_FACTS,
  ADDRESS_RULE,
  DECISIONS,
  DISABLING_RULE,
  PLAN_RULE,
  SIGN_UP_STEP,
  type AccountFactsPort,
  type AddressRulePort,
  type DisablingRulePort,
  type PendingDecisionsPort,
  type PlanRulePort,
  type SignUpStepPort,
} from './ports.ts';
import { IDENTITY, type IdentityFacade } from './index.ts';
import { PAID_SIGN_UPS, type PaidSignUps } from './paid-sign-ups.ts';
import { SESSION_GATEWAY, type SessionGateway } from './session-gateway.ts';
import { knexEmailConfirmations } from './infra/mailed-links-repository.ts';
import { knexPendingSignUps } from './infra/pending-sign-ups-repository.ts';
import { paidSignUps } from './account/paid-sign-ups.ts';
import { SessionStore } from './infra/security/session-store.ts';
import { rebuildUserList } from './projections/user-list.ts';
import { AccountHistory } from './queries/account-history.ts';
import { CountAccounts } from './queries/count-accounts.ts';
import { CountSignUps } from './queries/count-sign-ups.ts';
import { ListStaff } from './queries/list-staff.ts';
import { SearchUsers } from './queries/search-users.ts';
import { type SharedParts, sharedParts } from './composition/shared-parts.ts';
import { identityPorts } from './composition/identity-ports.ts';
import { identityRouters } from './composition/identity-routers.ts';
import { identitySubscriptions } from './composition/identity-subscriptions.ts';
import { identityOutboundJobs } from './composition/identity-outbound-jobs.ts';
import { identitySweeps } from './composition/identity-sweeps.ts';

export const IDENTITY_PARTS = Symbol('identity parts');
const SHARED = Symbol('identity shared parts');

export interface IdentityParts extends ModuleParts {
  sessions: SessionStore;
  beginSession: BeginSession;
  ensureAdmin: EnsureAdmin;
  matchesPassword: MatchesPassword;
  /** For pages that several modules fill together, and for the shell. */
  queries: { countAccounts: CountAccounts; countSignUps: CountSignUps; listStaff: ListStaff };
  /** For the demo, the shell, the tests, and the sweep that knows the queues of all modules. */
  commands: Pick<IdentityFacade, 'hashPassword' | 'openAccount'> & {
    remindStaff: RemindStaff;
    repeatErasures: RepeatErasures;
    actFromShell: ActFromShell;
    signUp: SignUp;
    acceptTerms: AcceptTerms;
  };
}

export const identityModule = new ContainerModule(({ bind }) => {
  bind<SharedParts>(SHARED).toResolvedValue(sharedParts, [KERNEL]).inSingletonScope();

  bind<IdentityFacade>(IDENTITY)
    .toResolvedValue(
      ({ clock, passwordMinLength: minLength }: Kernel, shared: SharedParts) =>
        identityFacade({ clock, minLength, ...shared }),
      [KERNEL, SHARED],
    )
    .inSingletonScope();

  bind<SessionGateway>(SESSION_GATEWAY)
    .toResolvedValue(
      ({ currentUser }: SharedParts): SessionGateway => ({
        startSession,
        signUpHandleOf,
        giveSignUpHandle: (ctx, handle) => giveSignUpHandle(ctx, handle, PAYING_LIFE),
        requestOriginOf,
        currentUser: (userId) => currentUser.execute(userId),
      }),
      [SHARED],
    )
    .inSingletonScope();

  bind<PaidSignUps>(PAID_SIGN_UPS)
    .toResolvedValue(
      (
        { db, uow, clock, limits, seals, passwordMinLength: minLength }: Kernel,
        { accounts, passwords, networks, notify }: SharedParts,
        step: SignUpStepPort,
      ): PaidSignUps =>
        paidSignUps({
          uow,
          clock,
          limits,
          accounts,
          passwords,
          networks,
          notify,
          minLength,
          step,
          confirmations: knexEmailConfirmations({ db, clock }),
          pending: knexPendingSignUps({ seals }),
        }),
      [KERNEL, SHARED, SIGN_UP_STEP],
    )
    .inSingletonScope();

  bind<IdentityParts>(IDENTITY_PARTS)
    .toResolvedValue(
      (
        kernel: Kernel,
        shared: SharedParts,
        step: SignUpStepPort,
        rule: AddressRulePort,
        plans: PlanRulePort,
        { hashPassword, openAccount }: IdentityFacade,
        facts: AccountFactsPort,
        decisions: PendingDecisionsPort,
        disablingRule: DisablingRulePort,
      ): IdentityParts => {
        const ports = identityPorts(kernel, shared, { step, rule, plans, disablingRule });
        const history = new AccountHistory(ports);
        const { hashes, mailEventsSecret: secret } = kernel;
        return {
          name: 'identity',
          routers: identityRouters(ports),
          webhooks: [mailEventsRoutes({ record: new RecordDeliveryFailures({ ...ports, hashes }), secret })],
          subscriptions: identitySubscriptions(ports),
          outboundJobs: identityOutboundJobs(ports, decisions),
          sweeps: identitySweeps(ports),
          history: (accountId) => history.execute(accountId),
          search: new SearchUsers(ports),
          queries: {
            countAccounts: new CountAccounts(ports),
            countSignUps: new CountSignUps(ports),
            listStaff: new ListStaff(ports),
          },
          projections: [{ name: 'identity.user-list', rebuild: () => rebuildUserList({ uow: kernel.uow, facts }) }],
          sessions: new SessionStore(kernel),
          beginSession: new BeginSession(ports),
          ensureAdmin: new EnsureAdmin(ports),
          matchesPassword: new MatchesPassword(ports),
          commands: {
            hashPassword,
            openAccount,
            remindStaff: new RemindStaff(ports),
            repeatErasures: new RepeatErasures(ports),
            actFromShell: new ActFromShell(ports),
            signUp: new SignUp(ports),
            acceptTerms: new AcceptTerms(ports),
          },
        };
      },
      [KERNEL, SHARED, SIGN_UP_STEP, ADDRESS_RULE, PLAN_RULE, IDENTITY, ACCOUNT_FACTS, DECISIONS, DISABLING_RULE],
    )
    .inSingletonScope();
});
