import { ContainerModule } from 'inversify';
import { KERNEL, type Kernel } from '#kernel/kernel.ts';
import type { ModuleParts } from '#kernel/module.ts';
import './errors.ts';
import { RequestConfirmation } from './commands/account/request-confirmation.ts';
import { RequestEmailChange } from './commands/account/request-email-change.ts';
import { EnableMembership } from './commands/account/enable-membership.ts';
import { BeginSession } from './commands/sign-in/begin-session.ts';
import { ChangePassword } from './commands/account/change-password.ts';
import { ChangeSettings } from './commands/account/change-settings.ts';
import { ConfirmEmail } from './commands/account/confirm-email.ts';
import { DisableTwoFactor } from './commands/sign-in/disable-two-factor.ts';
import { EnableTwoFactor } from './commands/sign-in/enable-two-factor.ts';
import { EndOtherSessions } from './commands/sign-in/end-other-sessions.ts';
import { ChangePushDevice } from './commands/notifications/change-push-device.ts';
import { EndSession } from './commands/sign-in/end-session.ts';
import { EndSuspensions } from './commands/staff/end-suspensions.ts';
import { EnsureAdmin } from './commands/staff/ensure-admin.ts';
import { EraseAccounts } from './commands/account/erase-accounts.ts';
import { ForgotPassword } from './commands/account/forgot-password.ts';
import { RegisterPushDevice } from './commands/notifications/register-push-device.ts';
import { Leave } from './commands/account/leave.ts';
import { QueuePushNotices } from './commands/notifications/queue-push-notices.ts';
import { Reauthenticate } from './commands/sign-in/reauthenticate.ts';
import { RemindStaff } from './commands/staff/remind-staff.ts';
import { RemovePushDevice } from './commands/notifications/remove-push-device.ts';
import { ResetPassword } from './commands/account/reset-password.ts';
import { RestoreAccount } from './commands/account/restore-account.ts';
import { SetUpTwoFactor } from './commands/sign-in/set-up-two-factor.ts';
import { SignIn } from './commands/sign-in/sign-in.ts';
import { SignInWithCode } from './commands/sign-in/sign-in-with-code.ts';
import { SignUp } from './commands/account/sign-up.ts';
import { SendPushNotification } from './commands/notifications/send-push-notification.ts';
import { Unsubscribe } from './commands/account/unsubscribe.ts';
import type { Accounts } from './domain/account.ts';
import type { Devices } from './domain/device.ts';
import type { Networks } from './domain/network.ts';
import type { PasswordHashing } from './domain/password-hashing.ts';
import { PAYING_LIFE } from './domain/pending-sign-up.ts';
import type { NoticeId, PushDevices, PushQueue, PushService } from './domain/push.ts';
import type { SignUpHandles } from './domain/sign-up-handle.ts';
import { identityFacade } from './facade.ts';
import { accountRoutes } from './http/account-routes.ts';
import { adminRoutes } from './http/admin-routes.ts';
import { pushRoutes } from './http/push-routes.ts';
import { authRoutes } from './http/auth-routes.ts';
import { giveSignUpHandle, signUpHandleOf, startSession, requestOriginOf } from './http/session.ts';
import { twoFactorRoutes } from './http/two-factor-routes.ts';
import { unsubscribePage } from './http/unsubscribe-page.ts';
import {
  ACCOUNT_FACTS,
  ADDRESS_RULE,
  DECISIONS,
  IDENTITY,
  PAID_SIGN_UPS,
  PLAN_RULE,
  SESSION_DOOR,
  SIGN_UP_STEP,
  type AccountFactsSource,
  type AddressRule,
  type Decisions,
  type IdentityFacade,
  type Notify,
  type PaidSignUps,
  type PlanRule,
  type SessionGateway,
  type SignUpStep,
} from './index.ts';
import { Argon2Hashing } from './infra/security/argon2-hashing.ts';
import { knexAccountSettings } from './infra/account-settings-repository.ts';
import { KnexDevices } from './infra/devices-repository.ts';
import {
  knexEmailChanges,
  knexEmailConfirmations,
  knexPasswordResets,
  knexResetRequests,
} from './infra/mailed-links-repository.ts';
import { KnexNetworks } from './infra/networks-repository.ts';
import { knexPendingSignUps } from './infra/pending-sign-ups-repository.ts';
import { paidSignUps } from './paid-sign-ups.ts';
import { knexPendingCredentials } from './infra/pending-credentials-repository.ts';
import { knexPushDevices, PUSH_QUEUE } from './infra/push-devices-repository.ts';
import { KnexSecondFactors } from './infra/second-factors-repository.ts';
import { knexSessions } from './infra/sessions-repository.ts';
import { KnexSignInChallenges } from './infra/sign-in-challenges-repository.ts';
import { KnexSignUpHandles } from './infra/sign-up-handles-repository.ts';
import { staffDigests } from './infra/staff-digests-repository.ts';
import { knexUnsubscribeLinks } from './infra/unsubscribe-links-repository.ts';
import type { QuietDays } from './domain/quiet-days.ts';
import { knexQuietDays } from './infra/quiet-days-repository.ts';
import { deferredNotifications } from './infra/deferred-notifications-repository.ts';
import { notifier } from './infra/notify.ts';
import { mailAfterQuiet } from './reactions/mail-after-quiet.ts';
import { SendDeferredNotifications } from './commands/notifications/send-deferred-notifications.ts';
import { ListUsers } from './queries/list-users.ts';
import { ListQuietDays } from './queries/list-quiet-days.ts';
import { objectionAccounts } from './infra/accounts-repository.ts';
import { purgeExpired } from './infra/purge-expired.ts';
import { SessionStore } from './infra/security/session-store.ts';
import { webPush } from './infra/web-push/push-service.ts';
import { projectAccountRole } from './projections/account-role.ts';
import { endPlans, projectSubscriptionPlan } from './projections/subscription-plan.ts';
import { rebuildUserList } from './projections/user-list.ts';
import { securityLog } from './projections/security-log.ts';
import { AccountHistory } from './queries/account-history.ts';
import { CountAccounts } from './queries/count-accounts.ts';
import { CountSignUps } from './queries/count-sign-ups.ts';
import { GetAccountAddress } from './queries/get-account-address.ts';
import { GetAccountSettings } from './queries/get-account-settings.ts';
import { GetCurrentUser } from './queries/get-current-user.ts';
import { GetSecurityInfo } from './queries/get-security-info.ts';
import { ListPushDevices } from './queries/list-push-devices.ts';
import { ReadUnsubscribeLink } from './queries/read-unsubscribe-link.ts';
import { announcePresence } from './reactions/announce-presence.ts';
import { eraseMember } from './reactions/erase-member.ts';
import { mailLeaving } from './reactions/mail-leaving.ts';
import { mailNewDevice } from './reactions/mail-new-device.ts';
import { mailPasswordReset } from './reactions/mail-password-reset.ts';
import { emailAccountStatus } from './reactions/mail-account-status.ts';
import { mailStaff } from './reactions/mail-staff.ts';
import { mailTakenAddress } from './reactions/mail-taken-address.ts';
import { mailTwoFactor } from './reactions/mail-two-factor.ts';

/** One push service that does not respond must not delay the others. */
const PUSH_CONCURRENCY = 5;

export const IDENTITY_PARTS = Symbol('identity parts');

interface Inner {
  accounts: Accounts;
  passwords: PasswordHashing;
  handles: SignUpHandles;
  devices: Devices;
  networks: Networks;
  notify: Notify;
  quietDays: QuietDays | null;
  pushDevices: PushDevices & PushQueue;
  pushService: PushService | null;
  currentUser: GetCurrentUser;
}
const INNER = Symbol('identity inner');

export interface IdentityParts extends ModuleParts {
  sessions: SessionStore;
  beginSession: BeginSession;
  ensureAdmin: EnsureAdmin;
  /** For pages that several modules fill together. */
  queries: { countAccounts: CountAccounts; countSignUps: CountSignUps };
  /** For the demo, and for the sweep that knows the queues of all modules. */
  commands: Pick<IdentityFacade, 'hashPassword' | 'openAccount'> & { remindStaff: RemindStaff };
}

export const identityModule = new ContainerModule(({ bind }) => {
  bind<Inner>(INNER)
    .toResolvedValue(
      ({ db, clock, mailer, hashes, seals, jobs, log, passwordHashMemory, push: access, ...kernel }: Kernel): Inner => {
        const quietDays = kernel.quietDays ? knexQuietDays : null;
        const pushDevices = knexPushDevices({ db, clock, seals, jobs });
        const push = access && pushDevices;
        return {
          accounts: objectionAccounts(db),
          passwords: new Argon2Hashing(passwordHashMemory),
          handles: new KnexSignUpHandles(clock),
          devices: new KnexDevices({ db }),
          networks: new KnexNetworks({ hashes }),
          notify: notifier({ mailer, clock, quietDays, deferred: deferredNotifications, push }),
          quietDays,
          pushDevices,
          pushService: access && webPush({ access, clock, log }),
          currentUser: new GetCurrentUser({ db }),
        };
      },
      [KERNEL],
    )
    .inSingletonScope();

  bind<IdentityFacade>(IDENTITY)
    .toResolvedValue(
      ({ clock, passwordMinLength: minLength }: Kernel, inner: Inner) => identityFacade({ clock, minLength, ...inner }),
      [KERNEL, INNER],
    )
    .inSingletonScope();

  bind<SessionGateway>(SESSION_DOOR)
    .toResolvedValue(
      ({ currentUser }: Inner): SessionGateway => ({
        startSession,
        signUpHandleOf,
        giveSignUpHandle: (ctx, handle) => giveSignUpHandle(ctx, handle, PAYING_LIFE),
        requestOriginOf,
        currentUser: (userId) => currentUser.execute(userId),
      }),
      [INNER],
    )
    .inSingletonScope();

  bind<PaidSignUps>(PAID_SIGN_UPS)
    .toResolvedValue(
      (
        { db, uow, clock, limits, seals, passwordMinLength: minLength }: Kernel,
        { accounts, passwords, networks, notify }: Inner,
        step: SignUpStep,
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
      [KERNEL, INNER, SIGN_UP_STEP],
    )
    .inSingletonScope();

  bind<IdentityParts>(IDENTITY_PARTS)
    .toResolvedValue(
      (
        { db, uow, clock, limits, seals, mode, passwordMinLength: minLength }: Kernel,
        { accounts, passwords, handles, devices, networks, notify, currentUser, quietDays, ...inner }: Inner,
        step: SignUpStep,
        rule: AddressRule,
        plans: PlanRule,
        { hashPassword, openAccount }: IdentityFacade,
        facts: AccountFactsSource,
        decisions: Decisions,
      ): IdentityParts => {
        const ports = { uow, clock, limits, accounts };
        const [sessions, pending] = [knexSessions, knexPendingCredentials];
        const [requests, settings, links] = [knexResetRequests, knexAccountSettings, knexUnsubscribeLinks];
        const confirmations = knexEmailConfirmations({ db, clock });
        const resets = knexPasswordResets({ db, clock });
        const changes = knexEmailChanges({ clock });
        const afterQuiet = new SendDeferredNotifications({ uow, clock, quietDays, deferred: deferredNotifications });
        const factors = new KnexSecondFactors({ db, clock, seals });
        const challenges = new KnexSignInChallenges({ db, clock });
        const proof = { uow, limits, accounts, passwords, factors };
        const erase = new EraseAccounts({ uow, clock, accounts });
        const history = new AccountHistory({ db });
        const { pushDevices, pushService: service } = inner;
        const sendPush = new SendPushNotification({ db, clock, devices: pushDevices, service, decisions });
        const afterQuietHours = new QueuePushNotices({ uow, clock, devices: pushDevices });
        const suspensions = new EndSuspensions({ uow, clock, accounts });
        return {
          name: 'identity',
          routers: [
            authRoutes({
              currentUser,
              signUp: new SignUp({
                ...ports,
                passwords,
                handles,
                networks,
                confirmations,
                notify,
                minLength,
                step,
                plans,
              }),
              signIn: new SignIn({ uow, accounts, devices, factors, passwords, limits, challenges }),
              reauthenticate: new Reauthenticate(proof),
              forgotPassword: new ForgotPassword({ uow, clock, limits, requests }),
              resetPassword: new ResetPassword({
                ...ports,
                passwords,
                resets,
                sessions,
                devices,
                pending,
                factors,
                notify,
              }),
              requestConfirmation: new RequestConfirmation({ ...ports, confirmations, notify }),
              confirmEmail: new ConfirmEmail({ ...ports, sessions, pending, confirmations, changes, notify, rule }),
            }),
            accountRoutes({
              currentUser,
              securityInfo: new GetSecurityInfo({ db, clock }),
              settings: new GetAccountSettings({ db, clock, factors }),
              address: new GetAccountAddress({ db, clock }),
              changePassword: new ChangePassword({ ...ports, passwords, sessions, devices, pending, notify }),
              endSession: new EndSession({ uow, sessions }),
              endOtherSessions: new EndOtherSessions({ uow, accounts, sessions, pending }),
              changeSettings: new ChangeSettings({ uow, settings, factors }),
              requestEmailChange: new RequestEmailChange({ ...ports, sessions, changes, notify, rule }),
              enableMembership: new EnableMembership({ uow, accounts }),
              leave: new Leave({ uow, clock, accounts, sessions, pending }),
              restore: new RestoreAccount({ uow, accounts }),
            }),
            pushRoutes({
              list: new ListPushDevices({ db, clock, service }),
              save: new RegisterPushDevice({ ...ports, devices: pushDevices, service }),
              change: new ChangePushDevice({ uow, devices: pushDevices }),
              remove: new RemovePushDevice({ uow, devices: pushDevices }),
            }),
            twoFactorRoutes({
              currentUser,
              signInWithCode: new SignInWithCode({ uow, limits, factors, challenges }),
              setUp: new SetUpTwoFactor({ uow, accounts, sessions, factors }),
              enable: new EnableTwoFactor({ uow, accounts, sessions, pending, factors }),
              disable: new DisableTwoFactor({ ...proof, mode, pending }),
            }),
            adminRoutes({
              uow,
              clock,
              accounts,
              sessions,
              pending,
              listUsers: new ListUsers({ db, clock }),
              quietDays: knexQuietDays,
              listQuietDays: new ListQuietDays({ db, clock }),
            }),
            unsubscribePage({
              link: new ReadUnsubscribeLink(),
              unsubscribe: new Unsubscribe({ uow, links, settings }),
            }),
          ],
          subscriptions: [
            ...projectAccountRole(accounts),
            ...projectSubscriptionPlan,
            ...announcePresence,
            ...securityLog,
            ...mailTakenAddress(notify),
            ...mailLeaving({ accounts, notify }),
            ...mailNewDevice(notify),
            ...emailAccountStatus({ accounts, notify }),
            ...mailAfterQuiet(notify),
            ...mailPasswordReset({ accounts, requests, resets, notify }),
            ...mailStaff(notify),
            ...mailTwoFactor(notify),
            ...eraseMember,
          ],
          outboundJobs: [
            {
              queue: PUSH_QUEUE,
              run: (data) => sendPush.execute(data as unknown as NoticeId),
              concurrency: PUSH_CONCURRENCY,
            },
          ],
          sweeps: [
            { name: 'identity.push-after-quiet-hours', run: () => afterQuietHours.execute() },
            { name: 'identity.purge-expired', run: () => purgeExpired({ db, clock }) },
            { name: 'identity.end-suspensions', run: () => suspensions.execute() },
            { name: 'identity.end-plans', run: () => endPlans({ db, clock }) },
            { name: 'identity.erase-accounts', run: () => erase.execute() },
            { name: 'identity.mail-after-quiet-hours', run: () => afterQuiet.execute() },
          ],
          history: (accountId) => history.execute(accountId),
          queries: { countAccounts: new CountAccounts({ db }), countSignUps: new CountSignUps({ db }) },
          projections: [{ name: 'identity.user-list', rebuild: () => rebuildUserList({ uow, facts }) }],
          sessions: new SessionStore({ db, clock, mode }),
          beginSession: new BeginSession({ uow, clock, accounts, sessions, devices, networks }),
          ensureAdmin: new EnsureAdmin({ uow, clock, accounts, passwords }),
          commands: {
            hashPassword,
            openAccount,
            remindStaff: new RemindStaff({ db, uow, clock, digests: staffDigests }),
          },
        };
      },
      [KERNEL, INNER, SIGN_UP_STEP, ADDRESS_RULE, PLAN_RULE, IDENTITY, ACCOUNT_FACTS, DECISIONS],
    )
    .inSingletonScope();
});
