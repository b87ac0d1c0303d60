import type { PersonalTable } from './personal-data.ts';

export const kernelData: PersonalTable[] = [
  {
    table: 'kernel.mail',
    retention: 'An e-mail waits here, sealed, until the mail server takes it: seconds as a rule, 7 days at most.',
  },
  {
    table: 'kernel.mail_delivery',
    published: { as: 'emails', where: 'account_id = :account' },
    erased: [{ where: 'account_id = :account' }],
    retention:
      'Which kind of email went to a guardian without an account and whether it arrived, by a keyed hash of his address: 90 days.',
  },
  {
    table: 'kernel.idempotency',
    retention: 'Answers to repeated calls, sealed, and removed after a day.',
  },
  {
    table: 'kernel.audit',
    retention:
      'What staff did stays provable (GDPR articles 5.2 and 17.3) for six years: ids and plan codes, no names, no words of members.',
  },
  {
    table: 'kernel.paper_sign_off',
    retention: 'Who signed a paper off stays provable: a bare id of staff.',
  },
  {
    table: 'kernel.site',
    retention: 'The settings of the site say nothing about members.',
  },
  {
    table: 'kernel.case_assignment',
    retention: 'Who of the staff had which case: bare ids of staff and of cases, as the audit has them.',
  },
  {
    table: 'kernel.event_log',
    retention: 'Facts carry bare ids, and are removed after 30 days.',
  },
  {
    table: 'kernel.limit_bucket',
    retention: 'A hash of the address or of the account that tried something too often, removed after a day.',
  },
  {
    table: 'kernel.quota_usage',
    retention: 'Hashes of who read which profile, removed after a day.',
  },
];
