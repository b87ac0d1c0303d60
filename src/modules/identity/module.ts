import { ContainerModule } from 'inversify';
import { KERNEL, type Kernel } from '#kernel/kernel.ts';
import type { ModuleParts } from '#kernel/module.ts';
import './errors.ts';
import { BecomeMember } from './commands/become-member.ts';
import { ChangeSettings } from './commands/change-settings.ts';
import { ChangeEmail } from './commands/change-email.ts';
import { ChangePassword } from './commands/change-password.ts';
import { ConfirmEmail } from './commands/confirm-email.ts';
import { EndSessions } from './commands/end-sessions.ts';
import { EnsureAdmin } from './commands/ensure-admin.ts';
import { EraseAccounts } from './commands/erase-accounts.ts';
import { GovernAccount } from './commands/govern-account.ts';
import { ForgotPassword } from './commands/forgot-password.ts';
import { Reauthenticate } from './commands/reauthenticate.ts';
import { ProveCode } from './commands/prove-code.ts';
import { Leave } from './commands/leave.ts';
import { ResetPassword } from './commands/reset-password.ts';
import { RestoreAccount } from './commands/restore-account.ts';
import { SignIn } from './commands/sign-in.ts';
import { SignInWithCode } from './commands/sign-in-with-code.ts';
import { SwitchTwoFactor } from './commands/switch-two-factor.ts';
import { SignUp } from './commands/sign-up.ts';
import { identityFacade } from './facade.ts';
import { accountRoutes } from './http/account-routes.ts';
import { adminRoutes } from './http/admin-routes.ts';
import { authRoutes } from './http/auth-routes.ts';
import { twoFactorRoutes } from './http/two-factor-routes.ts';
import { unsubscribePage } from './http/unsubscribe-page.ts';
import { signUpHandleOf, startSession } from './http/session.ts';
import {
  ADDRESS_RULE,
  IDENTITY,
  PLAN_RULE,
  SESSION_DOOR,
  SIGN_UP_STEP,
  type AddressRule,
  type IdentityFacade,
  type PlanRule,
  type SessionDoor,
  type SignUpStep,
} from './index.ts';
import { accounts } from './infra/objection-accounts.ts';
import { notifier, type Notify } from './infra/notify.ts';
import { PasswordHashing } from './infra/password-hashing.ts';
import { SecondFactors } from './infra/second-factors.ts';
import { purgeExpired } from './infra/purge-expired.ts';
import { Sessions } from './infra/sessions.ts';
import { SignInChallenges } from './infra/sign-in-challenges.ts';
import { SignUpHandles } from './infra/sign-up-handles.ts';
import { securityLog } from './projections/security-log.ts';
import { standing } from './projections/account-role.ts';
import { currentUser } from './queries/current-user.ts';
import { announcePresence } from './reactions/announce-presence.ts';
import { mailNewDevice } from './reactions/mail-new-device.ts';
import { mailTwoFactor } from './reactions/mail-two-factor.ts';
import { mailPasswordReset } from './reactions/mail-password-reset.ts';
import { eraseMember } from './reactions/erase-member.ts';

export const IDENTITY_PARTS = Symbol('identity parts');

interface Inner {
  passwords: PasswordHashing;
  handles: SignUpHandles;
  notify: Notify;
}
const INNER = Symbol('identity inner');

/** What the composition root needs of identity beyond routes and subscriptions. */
export interface IdentityParts extends ModuleParts {
  sessions: Sessions;
  ensureAdmin: EnsureAdmin;
  /** For whoever acts as people do without a route: the demo. */
  commands: Pick<IdentityFacade, 'hashPassword' | 'openAccount'>;
}

export const identityModule = new ContainerModule(({ bind }) => {
  bind<Inner>(INNER)
    .toResolvedValue(
      ({ clock, mailer }: Kernel) => ({
        passwords: new PasswordHashing(),
        handles: new SignUpHandles(clock),
        notify: notifier(mailer),
      }),
      [KERNEL],
    )
    .inSingletonScope();

  bind<IdentityFacade>(IDENTITY)
    .toResolvedValue(
      ({ clock, passwordMinLength: minLength }: Kernel, inner: Inner) =>
        identityFacade({ clock, accounts, minLength, ...inner }),
      [KERNEL, INNER],
    )
    .inSingletonScope();

  bind<SessionDoor>(SESSION_DOOR)
    .toResolvedValue(
      ({ db }: Kernel): SessionDoor => ({
        startSession,
        signUpHandleOf,
        currentUser: (userId) => currentUser(db, userId),
      }),
      [KERNEL],
    )
    .inSingletonScope();

  bind<IdentityParts>(IDENTITY_PARTS)
    .toResolvedValue(
      (
        { db, uow, clock, limits, seals, mode, passwordMinLength: minLength }: Kernel,
        { passwords, handles, notify }: Inner,
        step: SignUpStep,
        rule: AddressRule,
        plans: PlanRule,
        { hashPassword, openAccount }: IdentityFacade,
      ): IdentityParts => {
        const email = new ChangeEmail({ uow, clock, accounts, notify, limits, rule });
        const confirmEmail = new ConfirmEmail({ uow, clock, accounts, notify, limits, change: email });
        const settings = new ChangeSettings({ uow });
        const sessions = new Sessions({ db, uow, clock, mode });
        const factors = new SecondFactors({ clock, seals });
        const prove = new ProveCode({ uow, limits, factors });
        const reauthenticate = new Reauthenticate({ db, passwords, limits, prove });
        const challenges = new SignInChallenges({ db, uow, clock });
        const erase = new EraseAccounts({ db, uow, clock, accounts });
        return {
          name: 'identity',
          routers: [
            authRoutes({
              db,
              signUp: new SignUp({
                db,
                uow,
                clock,
                accounts,
                passwords,
                handles,
                notify,
                limits,
                minLength,
                confirm: confirmEmail,
                step,
                plans,
              }),
              signIn: new SignIn({ db, passwords, limits, challenges }),
              reauthenticate,
              forgotPassword: new ForgotPassword({ uow, clock, limits }),
              resetPassword: new ResetPassword({ db, uow, clock, accounts, passwords, factors, notify, limits }),
              confirmEmail,
            }),
            accountRoutes({
              db,
              clock,
              change: new ChangePassword({ db, uow, clock, accounts, passwords, notify, limits }),
              end: new EndSessions({ uow }),
              settings,
              email,
              become: new BecomeMember({ uow, accounts }),
              leave: new Leave({ uow, clock, accounts, notify }),
              restore: new RestoreAccount({ uow, accounts, notify }),
            }),
            twoFactorRoutes({
              db,
              signIn: new SignInWithCode({ challenges, prove }),
              twoFactor: new SwitchTwoFactor({ db, uow, mode, accounts, factors, reauthenticate }),
            }),
            adminRoutes({ govern: new GovernAccount({ uow, clock, accounts }) }),
            unsubscribePage({ settings }),
          ],
          subscriptions: [
            ...standing(accounts),
            ...announcePresence,
            ...securityLog,
            ...mailNewDevice(notify),
            ...mailTwoFactor(notify),
            ...mailPasswordReset({ accounts, notify }),
            ...eraseMember,
          ],
          sweeps: [
            { name: 'identity.purge-expired', run: () => purgeExpired({ db, clock }) },
            { name: 'identity.erase-accounts', run: () => erase.execute() },
          ],
          sessions,
          ensureAdmin: new EnsureAdmin({ uow, clock, accounts, passwords }),
          commands: { hashPassword, openAccount },
        };
      },
      [KERNEL, INNER, SIGN_UP_STEP, ADDRESS_RULE, PLAN_RULE, IDENTITY],
    )
    .inSingletonScope();
});
