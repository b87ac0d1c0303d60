import type { PersonalTable } from './personal-data.ts';

/** The kernel's own tables. */
export const kernelData: PersonalTable[] = [
  { table: 'kernel.applied_sql_file', columns: { file: 'technical', hash: 'technical' } },
  {
    table: 'kernel.mail',
    columns: {
      id: 'technical',
      content: 'sealed',
      created_at: 'technical',
      expires_at: 'technical',
      tries: 'technical',
      sent_again_at: 'technical',
      next_try_at: 'technical',
      failed_at: 'technical',
      last_error: 'technical',
    },
    retention: 'An e-mail waits here, sealed, until the mail server takes it: seconds as a rule, 7 days at most.',
  },
  {
    table: 'kernel.idempotency',
    columns: {
      id: 'technical',
      key: 'technical',
      caller: 'technical',
      request_hash: 'technical',
      status: 'technical',
      answer: 'sealed',
      created_at: 'technical',
    },
    retention: 'Answers to repeated calls, sealed, and removed after a day.',
  },
  {
    table: 'kernel.audit',
    columns: {
      seq: 'technical',
      id: 'technical',
      at: 'technical',
      actor: 'technical',
      role: 'technical',
      verb: 'technical',
      subject_type: 'technical',
      subject_id: 'technical',
      reason: 'technical',
      request_id: 'technical',
      before: 'technical',
      after: 'technical',
      previous: 'technical',
      hash: 'technical',
    },
    retention:
      'What staff did stays provable (GDPR articles 5.2 and 17.3): ids and plan codes, no names, no words of members.',
  },
  { table: 'kernel.audit_head', columns: { only_row: 'technical', seq: 'technical', hash: 'technical' } },
  {
    table: 'kernel.case_assignment',
    columns: {
      queue: 'technical',
      case_id: 'technical',
      assignee: 'technical',
      assigned_at: 'technical',
      resolved_by: 'technical',
      resolved_at: 'technical',
    },
    retention: 'Who of the staff had which case: bare ids of staff and of cases, as the audit has them.',
  },
  {
    table: 'kernel.event_log',
    columns: { seq: 'technical', id: 'technical', type: 'technical', payload: 'technical', occurred_at: 'technical' },
    retention: 'Facts carry bare ids, and are removed after 30 days.',
  },
  { table: 'kernel.inbox', columns: { subscriber: 'technical', event_id: 'technical' } },
  { table: 'kernel.data_key', columns: { id: 'technical', wrapped: 'technical' } },
  {
    table: 'kernel.limit_bucket',
    columns: {
      name: 'technical',
      key_hash: 'technical',
      tries: 'technical',
      blocked_until: 'technical',
      last_try_at: 'technical',
    },
    retention: 'A hash of the address or of the account that tried something too often, removed after a day.',
  },
  {
    table: 'kernel.quota_usage',
    columns: { name: 'technical', key_hash: 'technical', day: 'technical', item_hash: 'technical' },
    retention: 'Hashes of who read which profile, removed after a day.',
  },
];
