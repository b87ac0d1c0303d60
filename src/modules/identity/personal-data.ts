import type { PersonalTable } from '#kernel/personal-data.ts';

const OF_ACCOUNT = 'account_id = :account';

const NOT_PUBLISHED = [
  'identity.password_reset',
  'identity.sign_up_handle',
  'identity.email_confirmation',
  'identity.used_link',
  'identity.sign_in_challenge',
  'identity.recovery_code',
  'identity.network',
  'identity.deferred_notification',
];

export const personalData: PersonalTable[] = [
  {
    table: 'identity.session',
    published: { as: 'sessions', where: OF_ACCOUNT },
    erased: [{ where: OF_ACCOUNT }],
  },
  ...NOT_PUBLISHED.map((table) => ({ table, erased: [{ where: OF_ACCOUNT }] })),
  {
    table: 'identity.two_factor',
    erased: [{ where: OF_ACCOUNT }],
    rowId: 'account_id',
  },
  {
    table: 'identity.reset_request',
    erased: [{ where: 'email = (select email from identity.account where id = :account)' }],
  },
  {
    table: 'identity.undeliverable_address',
    retention: 'That an address of a guardian without an account refused our emails, as a keyed hash: 30 days.',
  },
  {
    table: 'identity.pending_sign_up',
    retention: 'A sign-up waits here, sealed, for its payment: 15 minutes, or a day once the payment has begun.',
  },
  {
    table: 'identity.device',
    published: { as: 'devices', where: OF_ACCOUNT },
    erased: [{ where: OF_ACCOUNT }],
    rowId: 'account_id',
  },
  {
    table: 'identity.push_device',
    published: { as: 'pushSubscriptions', where: OF_ACCOUNT },
    erased: [{ where: OF_ACCOUNT }],
  },
  {
    table: 'identity.email_change',
    published: { as: 'emailChange', where: OF_ACCOUNT },
    erased: [{ where: OF_ACCOUNT }],
    rowId: 'account_id',
  },
  {
    table: 'identity.security_event',
    published: { as: 'securityEvents', where: OF_ACCOUNT },
    erased: [{ where: OF_ACCOUNT }],
  },
  {
    table: 'identity.account',
    published: { as: 'account', where: 'id = :account' },
    erased: [{ where: 'id = :account' }],
  },
];
