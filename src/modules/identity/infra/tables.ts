import type { Role } from '#kernel/contracts/roles.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';
import type { NotificationSetting, ProfileVisibility, SecurityEventType } from '../contracts/account.ts';
import type { UserType } from '../contracts/admin-users.schema.ts';
import type { PushKind } from '../contracts/push.ts';

export interface AccountRow {
  id: UserId;
  email: string;
  username: string;
  first_name: string | null;
  last_name: string | null;
  password_hash: string;
  role: Role;
  gender: 'male' | 'female' | null;
  language: Language;
  is_active: boolean;
  disabled_until: Date | null;
  subscription_plan: string;
  subscription_ends_at: Date | null;
  profile_id: ProfileId | null;
  is_guardian: boolean;
  created_at: Date;
  password_changed_at: Date | null;
  email_notifications: boolean;
  guardian_notifications: boolean;
  match_notifications: boolean;
  marketing_emails: boolean;
  quiet_days: boolean;
  profile_visibility: ProfileVisibility;
  unsubscribe_key: string;
  email_confirmed_at: Date | null;
  deletion_scheduled_for: Date | null;
  first_signed_in_at: Date | null;
  membership_enabled: boolean;
  mailbox: string;
  display_name: string;
  type: UserType;
  has_profile: boolean;
  is_leaving: boolean;
  search_text: string;
}

export interface DeviceRow {
  id_hash: string;
  account_id: UserId;
  last_used_at: Date;
}

export interface NetworkRow {
  account_id: UserId;
  network_hash: string;
  last_seen_at: Date;
}

export interface EmailChangeRow {
  token_hash: string;
  account_id: UserId;
  new_email: string;
  expires_at: Date;
}

export interface EmailConfirmationRow {
  token_hash: string;
  account_id: UserId;
  expires_at: Date;
}

export interface PasswordResetRow {
  token_hash: string;
  account_id: UserId;
  expires_at: Date;
}

export interface PendingSignUpRow {
  id: string;
  form: SealedText;
  handle_hash: string;
  expires_at: Date;
}

export interface RecoveryCodeRow {
  account_id: UserId;
  code_hash: string;
}

export interface ResetRequestRow {
  id: string;
  email: string;
  requested_at: Date;
}

export interface SecurityEventRow {
  id: string;
  account_id: UserId;
  type: SecurityEventType;
  at: Date;
}

export interface SessionRow {
  id_hash: string;
  account_id: UserId;
  data: Record<string, unknown>;
  device: string | null;
  device_hash: string;
  authenticated_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  id: string;
}

export interface SignInChallengeRow {
  token_hash: string;
  account_id: UserId;
  tries: number;
  expires_at: Date;
}

export interface SignUpHandleRow {
  token_hash: string;
  account_id: UserId;
  expires_at: Date;
}

export interface TwoFactorRow {
  account_id: UserId;
  secret: SealedText;
  set_up_at: Date;
  enabled_at: Date | null;
  last_step: number | null;
}

export interface QuietDatesRow {
  id: string;
  starts_on: string;
  ends_on: string;
}

export interface DeferredNotificationRow {
  account_id: UserId;
  setting: NotificationSetting;
}

export interface PushDeviceRow {
  id: string;
  account_id: UserId;
  device_hash: string;
  subscription: SealedText;
  endpoint_hash: string;
  messages: boolean;
  decisions: boolean;
  matches: boolean;
  quiet_from: string | null;
  quiet_to: string | null;
  zone: string;
  created_at: Date;
}

export interface PushNoticeRow {
  device_id: string;
  kind: PushKind;
  language: Language;
  since: Date;
  due_at: Date | null;
}

export interface StaffDigestRow {
  only_row: boolean;
  written_at: Date;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'identity.account': AccountRow;
    'identity.device': DeviceRow;
    'identity.network': NetworkRow;
    'identity.email_change': EmailChangeRow;
    'identity.email_confirmation': EmailConfirmationRow;
    'identity.password_reset': PasswordResetRow;
    'identity.pending_sign_up': PendingSignUpRow;
    'identity.push_device': PushDeviceRow;
    'identity.push_notice': PushNoticeRow;
    'identity.quiet_dates': QuietDatesRow;
    'identity.deferred_notification': DeferredNotificationRow;
    'identity.recovery_code': RecoveryCodeRow;
    'identity.reset_request': ResetRequestRow;
    'identity.security_event': SecurityEventRow;
    'identity.session': SessionRow;
    'identity.sign_in_challenge': SignInChallengeRow;
    'identity.sign_up_handle': SignUpHandleRow;
    'identity.staff_digest': StaffDigestRow;
    'identity.two_factor': TwoFactorRow;
  }
}
