// Written by `npm run rows` from the migrations.
// oxlint-disable max-lines -- as many lines as there are columns
import type { ArticleRecord } from '../contracts/admin-articles.schema.ts';
import type { ExampleProfileRecord } from '../contracts/admin-example-profiles.schema.ts';
import type { RemindersForm } from '../contracts/prayer-reminders.schema.ts';
import type { ReportState } from '../domain/report.ts';
import type { ReviewedQueue, TicketMessageKind } from '../contracts/support.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';
import type { UserId } from '#kernel/contracts/ids.ts';

export interface ArticleRow {
  id: number;
  slug: string;
  language: ArticleRecord['language'];
  translation_of: number | null;
  title: string;
  content: string;
  excerpt: string;
  category: ArticleRecord['category'];
  read_time: number;
  is_published: boolean;
  was_published: boolean;
  updated_at: Date;
  revision: number;
  search_vector: string;
}

export interface ConsultationRow {
  id: string;
  account_id: UserId;
  topic: SealedText;
  message: SealedText;
  preferred_times: SealedText | null;
  answer: SealedText | null;
  created_at: Date;
  answered_at: Date | null;
}

export interface ExampleProfileRow {
  id: number;
  details: Omit<ExampleProfileRecord, 'id' | 'revision'>;
  revision: number;
}

export interface PrayerReminderRow {
  id: string;
  account_id: UserId;
  city: string;
  method: RemindersForm['method'];
  asr: 'standard' | 'hanafi';
  prayers: RemindersForm['prayers'];
  minutes_before: number;
  enabled: boolean;
  due_at: Date | null;
  last_notified: string | null;
}

export interface QuestionRow {
  id: string;
  account_id: UserId | null;
  key_hash: string | null;
  message: SealedText;
  notify_by_email: boolean;
  address: SealedText | null;
  answer: SealedText | null;
  created_at: Date;
  answered_at: Date | null;
  closed_at: Date | null;
  about_queue: ReviewedQueue | null;
  about_case: string | null;
  about_resolved_by: UserId | null;
  about_resolved_at: Date | null;
  pending_since: Date | null;
  reply_requested_at: Date | null;
  answered_by: UserId | null;
  answer_read_at: Date | null;
  answer_mail_id: string | null;
  is_urgent: boolean;
}

export interface ReportRow {
  id: string;
  reporter_id: UserId | null;
  subject_type: 'profile' | 'message' | 'guardian';
  subject_id: string;
  reported_id: UserId | null;
  recipient_id: UserId | null;
  reason: ReportState['reason'];
  details: SealedText | null;
  evidence: SealedText;
  created_at: Date;
  first_read_at: Date | null;
  resolved_at: Date | null;
  outcome: ReportState['outcome'] | null;
}

export interface SiteContentRow {
  id: number;
  kind: 'figure' | 'story';
  headline: string;
  text: string;
  as_of: string;
  is_example: boolean;
  display_order: number;
  revision: number;
}

export interface TicketMessageRow {
  id: string;
  question_id: string;
  kind: TicketMessageKind;
  author_id: UserId | null;
  text: SealedText;
  created_at: Date;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'content.article': ArticleRow;
    'content.consultation': ConsultationRow;
    'content.example_profile': ExampleProfileRow;
    'content.prayer_reminder': PrayerReminderRow;
    'content.question': QuestionRow;
    'content.report': ReportRow;
    'content.site_content': SiteContentRow;
    'content.ticket_message': TicketMessageRow;
  }
}
