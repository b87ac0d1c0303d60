import type { Knex } from 'knex';
import nodemailer, { type Transporter } from 'nodemailer';
import { after, DAY, HOUR, type Clock } from '../clock.ts';
import type { Logger } from '../runtime/logger.ts';
import { currentSite } from '../i18n/current-site.ts';
import type { Jobs } from '../persistence/jobs.ts';
import type { KeyedHashes } from '../sealing/keyed-hashes.ts';
import type { Seals } from '../sealing/seals.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { MailRow } from '../persistence/rows.ts';
import { SPAN_KIND, Tracer } from '../telemetry/tracer.ts';
import { endDeliveries, purgeDeliveries } from './mail-deliveries.ts';
import { addMailJobs, MAIL_QUEUE, PENDING_CONTENT, type WaitingMail } from './mailer.ts';
import { messageIdOf } from './message-id.ts';
import { failureOf, nextTry } from './tries.ts';

/** Lifetime of undelivered emails. */
const RETENTION = 7 * DAY;
/** Timeouts of a step, of silence, and of the whole delivery, in milliseconds. */
export interface MailPatience {
  step: number;
  silence: number;
  whole: number;
}
const PATIENCE: MailPatience = { step: 10_000, silence: 30_000, whole: 120_000 };
/** Connections to the mail server, which are used again: more than the worker needs at a time. */
const CONNECTIONS = 10;
/** Emails requeued in one transaction. */
const BATCH = 500;
/** Age from which a pending email without a retry time has lost its job. */
const ORPHANED = HOUR;

interface Parts {
  db: Knex;
  uow: UnitOfWork;
  jobs: Jobs;
  clock: Clock;
  seals: Seals;
  hashes: KeyedHashes;
  log: Logger;
  mailUrl: string;
  /** The address of the sender; the settings of the site have its name. */
  from: string;
  patience?: MailPatience;
  tracer?: Tracer;
  /** Receives the number of dropped emails. */
  dropped?(count: number): void;
}

/**
 * Delivers pending emails to the SMTP server and deletes their rows; after a crash in between, an email is sent again
 * with the same Message-ID. A failed email waits in its row for a retry and is given up in the end; an expired one is
 * dropped.
 */
export class SendMail {
  private readonly parts: Parts;
  private readonly transport: Transporter;
  private readonly whole: number;
  private readonly tracer: Tracer;

  constructor(parts: Parts) {
    this.parts = parts;
    this.tracer = parts.tracer ?? new Tracer();
    const { step, silence, whole } = parts.patience ?? PATIENCE;
    this.whole = whole;
    this.transport = nodemailer.createTransport({
      url: parts.mailUrl,
      pool: true,
      maxConnections: CONNECTIONS,
      dnsTimeout: step,
      connectionTimeout: step,
      greetingTimeout: step,
      socketTimeout: silence,
    });
  }

  async execute({ mailId }: Record<string, string>): Promise<void> {
    const { db, clock } = this.parts;
    const row = await db('kernel.mail').where({ id: mailId }).whereNull('failed_at').first();
    if (!row) return;
    if (row.expires_at && row.expires_at <= clock.now()) return this.drop({ id: row.id });
    try {
      await this.hand(row);
    } catch (error) {
      return this.putOff(row, error);
    }
    await endDeliveries(db, [row.id], { state: 'accepted', at: clock.now() });
    await db('kernel.mail').where({ id: row.id }).delete();
  }

  /** Requeues emails that are due or have lost their job; a sweep. */
  async queueDue(): Promise<void> {
    const { uow, jobs, clock } = this.parts;
    const now = clock.now();
    const queueSome = () =>
      uow.run(async (tx) => {
        const { rows } = await tx.db.raw<{ rows: { id: string }[] }>(
          `update kernel.mail set next_try_at = null where id in (
             select id from kernel.mail m where failed_at is null and (next_try_at <= :now or next_try_at is null and coalesce(sent_again_at, created_at) <= :orphaned
               and not exists (select from pgboss.job where name = :queue and data->>'mailId' = m.id::text and state < 'completed'))
             limit :batch for update skip locked)
           returning id`,
          { now, orphaned: after(now, -ORPHANED), queue: MAIL_QUEUE, batch: BATCH },
        );
        await addMailJobs(jobs, tx, rows, { isFirst: false });
        return rows.length === BATCH;
      });
    while (await queueSome());
  }

  /** Removes emails that are too old or expired; a sweep. */
  async purge(): Promise<void> {
    const { db, clock } = this.parts;
    await this.drop({});
    const old = await db('kernel.mail')
      .where('created_at', '<=', after(clock.now(), -RETENTION))
      .delete()
      .returning('id');
    await endDeliveries(db, idsOf(old), { state: 'failed', at: clock.now() });
    await purgeDeliveries(db, clock.now());
  }

  close(): void {
    this.transport.close();
  }

  private async hand(row: MailRow): Promise<void> {
    const { seals } = this.parts;
    const mail: WaitingMail = JSON.parse(await seals.open(PENDING_CONTENT, row.id, row.content));
    // A repeated try has a job of another trace.
    await this.tracer.run('email', { kind: SPAN_KIND.client, parent: mail.traceparent }, (span) => {
      span.attributes['mithaq.tries'] = row.tries + 1;
      return this.deliver(row, mail);
    });
  }

  private async deliver(row: MailRow, mail: WaitingMail): Promise<void> {
    const { from, hashes } = this.parts;
    const domain = from.split('@')[1]!;
    await this.transport.sendMail({
      messageId: messageIdOf(hashes, row.id, mail.to.address, domain),
      date: row.created_at,
      from: { name: mail.sender ?? currentSite().sender, address: from },
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.calendar && {
        attachments: [
          {
            filename: 'meeting.ics',
            content: mail.calendar.content,
            contentType: `text/calendar; charset=utf-8; method=${mail.calendar.method}`,
          },
        ],
      }),
      headers: {
        'Auto-Submitted': 'auto-generated',
        // One click in the mail program (RFC 8058).
        ...(mail.unsubscribe && {
          'List-Unsubscribe': `<${mail.unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      disableFileAccess: true,
      disableUrlAccess: true,
      // Also ends its connection, which would occupy a place in the pool.
      signal: AbortSignal.timeout(this.whole),
    });
  }

  /** Drops expired emails: they count neither as pending nor as failed. */
  private async drop(which: { id?: string }): Promise<void> {
    const { db, clock, log, dropped } = this.parts;
    const rows = await db('kernel.mail').where(which).where('expires_at', '<=', clock.now()).delete().returning('id');
    const count = rows.length;
    if (count === 0) return;
    await endDeliveries(db, idsOf(rows), { state: 'expired', at: clock.now() });
    log.info({ count }, 'e-mails were of no use any more');
    dropped?.(count);
  }

  private async putOff(row: MailRow, error: unknown): Promise<void> {
    const { db, clock, log } = this.parts;
    const now = clock.now();
    const tries = row.tries + 1;
    const failure = failureOf(error);
    const next = nextTry({ tries, tryingSince: row.sent_again_at ?? row.created_at }, failure, now);
    await db('kernel.mail')
      .where({ id: row.id })
      .update({ tries, next_try_at: next, failed_at: next ? null : now, last_error: failure.what });
    if (!next) await endDeliveries(db, [row.id], { state: 'failed', at: now, error: failure.what });
    const entry = { mail: row.id, tries, failure: failure.what };
    if (next) log.warn(entry, 'e-mail could not be sent and will be tried again');
    else log.error(entry, 'e-mail was given up');
  }
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);
