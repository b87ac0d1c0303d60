// Written by `npm run rows` from the migrations.
// oxlint-disable max-lines -- as many lines as there are columns
import type { DeliveryFailure } from '../contracts/mail-events.ts';
import type { Duty } from '#kernel/contracts/roles.ts';
import type { Language } from '#kernel/i18n/language-table.ts';
import type { NotificationSetting } from '../contracts/account.ts';
import type { ProfileId, UserId } from '#kernel/contracts/ids.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';
import type { UserType } from '../contracts/admin-users.schema.ts';

export interface AccountRow {
  id: UserId;
  email: string;
  mailbox: string;
  email_confirmed_at: Date | null;
  username: string;
  first_name: string | null;
  last_name: string | null;
  password_hash: string;
  password_changed_at: Date | null;
  role: 'member' | 'moderator' | 'staff' | 'admin';
  gender: 'male' | 'female' | null;
  language: Language;
  is_active: boolean;
  disabled_until: Date | null;
  disabled_for: 'rules' | 'fraud' | 'violence' | null;
  disabled_at: Date | null;
  disabled_by: UserId | null;
  profile_id: ProfileId | null;
  is_guardian: boolean;
  subscription_plan: string;
  subscription_ends_at: Date | null;
  membership_enabled: boolean;
  email_notifications: boolean;
  guardian_notifications: boolean;
  match_notifications: boolean;
  marketing_emails: boolean;
  sender_name: 'service' | 'plain';
  quiet_days: boolean;
  profile_visibility: 'public' | 'private';
  unsubscribe_key: string;
  created_at: Date;
  first_signed_in_at: Date | null;
  terms_version: string | null;
  terms_accepted_at: Date | null;
  undeliverable_email: string | null;
  undeliverable_cause: 'bounce' | 'complaint' | null;
  undeliverable_since: Date | null;
  deletion_scheduled_for: Date | null;
  display_name: string;
  type: UserType;
  has_profile: boolean;
  is_leaving: boolean;
  undeliverable: DeliveryFailure | null;
  search_text: string;
  duties: Duty[];
}

export interface DeferredNotificationRow {
  account_id: UserId;
  setting: NotificationSetting;
}

export interface DeviceRow {
  id_hash: string;
  account_id: UserId;
  last_used_at: Date;
}

export interface EmailChangeRow {
  token_hash: string;
  account_id: UserId;
  new_email: string;
  expires_at: Date;
  by_staff: boolean;
}

export interface EmailConfirmationRow {
  token_hash: string;
  account_id: UserId;
  expires_at: Date;
}

export interface NetworkRow {
  account_id: UserId;
  network_hash: string;
  last_seen_at: Date;
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
  kind: 'messages' | 'decisions' | 'matches';
  language: Language;
  since: Date;
  due_at: Date | null;
}

export interface QuietDatesRow {
  id: string;
  starts_on: string;
  ends_on: string;
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
  type:
    | 'new-device'
    | 'password-changed'
    | 'password-reset'
    | 'sessions-ended'
    | 'two-factor-on'
    | 'two-factor-off'
    | 'recovery-code-used'
    | 'deletion-requested'
    | 'account-restored'
    | 'email-changed'
    | 'disabled'
    | 'enabled';
  at: Date;
}

export interface SessionRow {
  id_hash: string;
  id: string;
  account_id: UserId;
  data: Record<string, unknown>;
  device: string | null;
  device_hash: string;
  authenticated_at: Date;
  last_seen_at: Date;
  expires_at: Date;
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

export interface StaffDigestRow {
  only_row: boolean;
  written_at: Date;
}

export interface TwoFactorRow {
  account_id: UserId;
  secret: SealedText;
  set_up_at: Date;
  enabled_at: Date | null;
  last_step: number | null;
}

export interface UndeliverableAddressRow {
  address_hash: string;
  cause: DeliveryFailure;
  since: Date;
}

export interface UsedLinkRow {
  token_hash: string;
  account_id: UserId;
  used_at: Date;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'identity.account': AccountRow;
    'identity.deferred_notification': DeferredNotificationRow;
    'identity.device': DeviceRow;
    'identity.email_change': EmailChangeRow;
    'identity.email_confirmation': EmailConfirmationRow;
    'identity.network': NetworkRow;
    'identity.password_reset': PasswordResetRow;
    'identity.pending_sign_up': PendingSignUpRow;
    'identity.push_device': PushDeviceRow;
    'identity.push_notice': PushNoticeRow;
    'identity.quiet_dates': QuietDatesRow;
    'identity.recovery_code': RecoveryCodeRow;
    'identity.reset_request': ResetRequestRow;
    'identity.security_event': SecurityEventRow;
    'identity.session': SessionRow;
    'identity.sign_in_challenge': SignInChallengeRow;
    'identity.sign_up_handle': SignUpHandleRow;
    'identity.staff_digest': StaffDigestRow;
    'identity.two_factor': TwoFactorRow;
    'identity.undeliverable_address': UndeliverableAddressRow;
    'identity.used_link': UsedLinkRow;
  }
}
