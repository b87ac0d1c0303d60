import type Router from '@koa/router';
import { AcceptTerms } from '../commands/account/accept-terms.ts';
import { RequestConfirmation } from '../commands/account/request-confirmation.ts';
import { RequestEmailChange } from '../commands/account/request-email-change.ts';
import { EnableMembership } from '../commands/account/enable-membership.ts';
import { ChangePassword } from '../commands/account/change-password.ts';
import { ChangeSettings } from '../commands/account/change-settings.ts';
import { ConfirmEmail } from '../commands/account/confirm-email.ts';
import { DisableTwoFactor } from '../commands/sign-in/disable-two-factor.ts';
import { EnableTwoFactor } from '../commands/sign-in/enable-two-factor.ts';
import { EndOtherSessions } from '../commands/sign-in/end-other-sessions.ts';
import { ChangePushDevice } from '../commands/notifications/change-push-device.ts';
import { EndSession } from '../commands/sign-in/end-session.ts';
import { ForgotPassword } from '../commands/account/forgot-password.ts';
import { RegisterPushDevice } from '../commands/notifications/register-push-device.ts';
import { RetryAddress } from '../commands/notifications/retry-address.ts';
import { Leave } from '../commands/account/leave.ts';
import { Reauthenticate } from '../commands/sign-in/reauthenticate.ts';
import { RemovePushDevice } from '../commands/notifications/remove-push-device.ts';
import { ResetPassword } from '../commands/account/reset-password.ts';
import { RestoreAccount } from '../commands/account/restore-account.ts';
import { SetUpTwoFactor } from '../commands/sign-in/set-up-two-factor.ts';
import { SignIn } from '../commands/sign-in/sign-in.ts';
import { SignInWithCode } from '../commands/sign-in/sign-in-with-code.ts';
import { SignUp } from '../commands/account/sign-up.ts';
import { Unsubscribe } from '../commands/account/unsubscribe.ts';
import { accountRoutes } from '../http/account-routes.ts';
import { adminRoutes } from '../http/admin-routes.ts';
import { pushRoutes } from '../http/push-routes.ts';
import { authRoutes } from '../http/auth-routes.ts';
import { twoFactorRoutes } from '../http/two-factor-routes.ts';
import { unsubscribePage } from '../http/unsubscribe-page.ts';
import { knexQuietDays } from '../infra/quiet-days-repository.ts';
import { ListUsers } from '../queries/list-users.ts';
import { ListQuietDays } from '../queries/list-quiet-days.ts';
import { GetAccountAddress } from '../queries/get-account-address.ts';
import { GetAccountSettings } from '../queries/get-account-settings.ts';
import { GetLinkUse } from '../queries/get-link-use.ts';
import { GetSecurityInfo } from '../queries/get-security-info.ts';
import { ListPushDevices } from '../queries/list-push-devices.ts';
import { ReadUnsubscribeLink } from '../queries/read-unsubscribe-link.ts';
import type { IdentityPorts } from './identity-ports.ts';

export function identityRouters(ports: IdentityPorts): Router[] {
  const { currentUser, pushDevices: devices, pushService: service } = ports;
  const push = { ...ports, devices, service };
  return [
    authRoutes({
      currentUser,
      signUp: new SignUp(ports),
      signIn: new SignIn(ports),
      reauthenticate: new Reauthenticate(ports),
      forgotPassword: new ForgotPassword(ports),
      resetPassword: new ResetPassword(ports),
      requestConfirmation: new RequestConfirmation(ports),
      confirmEmail: new ConfirmEmail(ports),
      linkUse: new GetLinkUse(ports),
    }),
    accountRoutes({
      currentUser,
      securityInfo: new GetSecurityInfo(ports),
      settings: new GetAccountSettings(ports),
      address: new GetAccountAddress(ports),
      changePassword: new ChangePassword(ports),
      endSession: new EndSession(ports),
      endOtherSessions: new EndOtherSessions(ports),
      changeSettings: new ChangeSettings(ports),
      requestEmailChange: new RequestEmailChange(ports),
      retryAddress: new RetryAddress(ports),
      enableMembership: new EnableMembership(ports),
      acceptTerms: new AcceptTerms(ports),
      leave: new Leave(ports),
      restore: new RestoreAccount(ports),
    }),
    pushRoutes({
      list: new ListPushDevices(push),
      save: new RegisterPushDevice(push),
      change: new ChangePushDevice(push),
      remove: new RemovePushDevice(push),
    }),
    twoFactorRoutes({
      currentUser,
      signInWithCode: new SignInWithCode(ports),
      setUp: new SetUpTwoFactor(ports),
      enable: new EnableTwoFactor(ports),
      disable: new DisableTwoFactor(ports),
    }),
    adminRoutes({
      ...ports,
      listUsers: new ListUsers(ports),
      quietDays: knexQuietDays,
      listQuietDays: new ListQuietDays(ports),
    }),
    unsubscribePage({ link: new ReadUnsubscribeLink(), unsubscribe: new Unsubscribe(ports) }),
  ];
}
