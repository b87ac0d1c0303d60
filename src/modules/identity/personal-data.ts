import type { PersonalTable, Treatment } from '#kernel/personal-data.ts';

const OF_ACCOUNT = 'account_id = :account';

const token = (table: string, more: Record<string, Treatment> = {}): PersonalTable => ({
  table,
  columns: { token_hash: 'secret', account_id: 'technical', expires_at: 'technical', ...more },
  erased: [{ where: OF_ACCOUNT }],
});

/** What identity holds of people. */
export const personalData: PersonalTable[] = [
  {
    table: 'identity.session',
    columns: {
      id: 'told',
      id_hash: 'secret',
      account_id: 'technical',
      data: 'technical',
      device: 'told',
      authenticated_at: 'told',
      last_seen_at: 'told',
      expires_at: 'told',
    },
    told: { as: 'sessions', where: OF_ACCOUNT },
    erased: [{ where: OF_ACCOUNT }],
  },
  token('identity.password_reset'),
  token('identity.sign_up_handle'),
  token('identity.email_confirmation'),
  token('identity.sign_in_challenge', { tries: 'technical' }),
  {
    table: 'identity.recovery_code',
    columns: { account_id: 'technical', code_hash: 'secret' },
    erased: [{ where: OF_ACCOUNT }],
  },
  {
    table: 'identity.two_factor',
    columns: {
      account_id: 'technical',
      secret: 'sealed',
      set_up_at: 'technical',
      enabled_at: 'technical',
      last_step: 'technical',
    },
    erased: [{ where: OF_ACCOUNT }],
    rowId: 'account_id',
  },
  {
    table: 'identity.reset_request',
    columns: { id: 'technical', email: 'derived', requested_at: 'technical' },
    erased: [{ where: 'email = (select email from identity.account where id = :account)' }],
  },
  {
    table: 'identity.pending_sign_up',
    columns: { id: 'technical', form: 'sealed', handle_hash: 'secret', expires_at: 'technical' },
    kept: 'A sign-up waits here, sealed, for its payment: 15 minutes, or a day once the payment has begun.',
  },
  {
    table: 'identity.device',
    columns: { id_hash: 'secret', account_id: 'technical', last_used_at: 'told' },
    told: { as: 'devices', where: OF_ACCOUNT },
    erased: [{ where: OF_ACCOUNT }],
    rowId: 'account_id',
  },
  {
    table: 'identity.network',
    columns: { network_hash: 'secret', account_id: 'technical', last_seen_at: 'technical' },
    erased: [{ where: OF_ACCOUNT }],
  },
  {
    table: 'identity.email_change',
    columns: { token_hash: 'secret', account_id: 'technical', new_email: 'told', expires_at: 'told' },
    told: { as: 'emailChange', where: OF_ACCOUNT },
    erased: [{ where: OF_ACCOUNT }],
    rowId: 'account_id',
  },
  {
    table: 'identity.security_event',
    columns: { id: 'technical', account_id: 'technical', type: 'told', at: 'told' },
    told: { as: 'securityEvents', where: OF_ACCOUNT },
    erased: [{ where: OF_ACCOUNT }],
  },
  {
    table: 'identity.quiet_dates',
    columns: { id: 'technical', starts_on: 'technical', ends_on: 'technical' },
  },
  {
    table: 'identity.quiet_news',
    columns: { account_id: 'technical', setting: 'technical' },
    erased: [{ where: 'account_id = :account' }],
  },
  { table: 'identity.staff_letter', columns: { only_row: 'technical', written_at: 'technical' } },
  {
    table: 'identity.account',
    columns: {
      id: 'told',
      email: 'told',
      email_confirmed_at: 'told',
      username: 'told',
      first_name: 'told',
      password_hash: 'secret',
      password_changed_at: 'told',
      role: 'told',
      gender: 'told',
      is_active: 'told',
      profile_id: 'told',
      is_guardian: 'told',
      chose_membership: 'told',
      mailbox: 'derived',
      created_at: 'told',
      first_signed_in_at: 'told',
      email_notifications: 'told',
      guardian_notifications: 'told',
      match_notifications: 'told',
      marketing_emails: 'told',
      quiet_days: 'told',
      profile_visibility: 'told',
      deletion_scheduled_for: 'told',
      unsubscribe_key: 'secret',
    },
    told: { as: 'account', where: 'id = :account' },
    erased: [{ where: 'id = :account' }],
  },
];
