import type { Knex } from 'knex';
import type { z } from 'zod';
import type { UserId } from '#kernel/values/ids.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';
import type { RemindersForm } from '../contracts/prayer-reminders.schema.ts';
import type { SiteContentRecord } from '../contracts/admin-site-content.schema.ts';
import type { article, exampleProfile } from '../contracts/library.schema.ts';
import type { AppealQueue } from '../contracts/support.ts';
import type { ReportState } from '../domain/report.ts';

export interface ArticleRow {
  id: number;
  slug: string;
  title: string;
  content: string;
  excerpt: string;
  language: z.infer<typeof article>['language'];
  translation_of: number | null;
  category: z.infer<typeof article>['category'];
  read_time: number;
  is_published: boolean;
  was_published: boolean;
  updated_at: Date;
  revision: number;
}

export interface ExampleProfileRow {
  id: number;
  details: Omit<z.infer<typeof exampleProfile>, 'id'>;
  revision: number;
}

export interface SiteContentRow {
  id: number;
  kind: SiteContentRecord['kind'];
  headline: string;
  text: string;
  as_of: string;
  is_example: boolean;
  display_order: number;
  revision: number;
}

/** The database sets `id` and `revision`. */
type Numbered<Row> = Knex.CompositeTableType<Row, Omit<Row, 'id' | 'revision'>, Partial<Row>>;

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
  about_queue: AppealQueue | null;
  about_case: string | null;
  about_resolved_by: UserId | null;
  about_resolved_at: Date | null;
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

export interface ReportRow {
  id: string;
  reporter_id: UserId | null;
  subject_type: ReportState['subjectType'];
  subject_id: string;
  reported_id: UserId | null;
  recipient_id: UserId | null;
  reason: ReportState['reason'];
  details: SealedText | null;
  evidence: SealedText;
  created_at: Date;
  resolved_at: Date | null;
  outcome: ReportState['outcome'];
}

export interface PrayerReminderRow {
  id: string;
  account_id: UserId;
  city: string;
  method: RemindersForm['method'];
  asr: RemindersForm['asr'];
  prayers: RemindersForm['prayers'];
  minutes_before: number;
  enabled: boolean;
  due_at: Date | null;
  last_notified: string | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'content.article': Numbered<ArticleRow>;
    'content.example_profile': Numbered<ExampleProfileRow>;
    'content.site_content': Numbered<SiteContentRow>;
    'content.question': QuestionRow;
    'content.consultation': ConsultationRow;
    'content.report': ReportRow;
    'content.prayer_reminder': PrayerReminderRow;
  }
}
