// Written by `npm run rows` from the migrations.
// oxlint-disable max-lines -- as many lines as there are columns
import type { Actor } from '#kernel/actor.ts';
import type { EventId, UserId } from '#kernel/contracts/ids.ts';
import type { Language } from '#kernel/i18n/language-table.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';

export interface AppliedSqlFileRow {
  file: string;
  hash: string;
}

export interface AuditRow {
  seq: string;
  id: string;
  at: Date;
  actor: UserId;
  role: Actor['role'];
  verb: string;
  subject_type: string;
  subject_id: string;
  reason: string;
  request_id: string;
  before: unknown | null;
  after: unknown | null;
  previous: Buffer;
  hash: Buffer;
  subject_erased_at: Date | null;
  blanked_at: Date | null;
}

export interface AuditHeadRow {
  only_row: boolean;
  seq: string;
  hash: Buffer;
}

export interface CaseAssignmentRow {
  queue: string;
  case_id: string;
  assignee: UserId | null;
  assigned_at: Date | null;
  resolved_by: UserId | null;
  resolved_at: Date | null;
}

export interface DataKeyRow {
  id: number;
  wrapped: string;
}

export interface EventLogRow {
  seq: string;
  id: EventId;
  type: string;
  payload: unknown;
  occurred_at: Date;
}

export interface IdempotencyRow {
  key: string;
  caller: string;
  request_hash: string;
  status: number;
  answer: SealedText | null;
  created_at: Date;
  id: string;
}

export interface InboxRow {
  subscriber: string;
  event_id: EventId;
}

export interface LimitBucketRow {
  name: string;
  key_hash: string;
  tries: number;
  blocked_until: Date;
  last_try_at: Date;
}

export interface MailRow {
  id: string;
  created_at: Date;
  content: SealedText;
  expires_at: Date | null;
  tries: number;
  sent_again_at: Date | null;
  next_try_at: Date | null;
  failed_at: Date | null;
  last_error: string | null;
}

export interface MailDeliveryRow {
  id: string;
  account_id: UserId | null;
  address_hash: string;
  mail: string;
  language: Language;
  state: 'pending' | 'accepted' | 'failed' | 'expired' | 'returned';
  error: string | null;
  created_at: Date;
  ended_at: Date | null;
}

export interface PaperSignOffRow {
  paper: string;
  signed_at: Date;
  signed_by: UserId;
  sections: unknown;
}

export interface QuotaUsageRow {
  name: string;
  key_hash: string;
  day: string;
  item_hash: string;
}

export interface RestoredCopyRow {
  only_row: boolean;
  taken_at: Date;
  restored_at: Date;
  released_at: Date | null;
}

export interface SiteRow {
  id: string;
  settings: unknown;
  revision: number;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'kernel.applied_sql_file': AppliedSqlFileRow;
    'kernel.audit': AuditRow;
    'kernel.audit_head': AuditHeadRow;
    'kernel.case_assignment': CaseAssignmentRow;
    'kernel.data_key': DataKeyRow;
    'kernel.event_log': EventLogRow;
    'kernel.idempotency': IdempotencyRow;
    'kernel.inbox': InboxRow;
    'kernel.limit_bucket': LimitBucketRow;
    'kernel.mail': MailRow;
    'kernel.mail_delivery': MailDeliveryRow;
    'kernel.paper_sign_off': PaperSignOffRow;
    'kernel.quota_usage': QuotaUsageRow;
    'kernel.restored_copy': RestoredCopyRow;
    'kernel.site': SiteRow;
  }
}
