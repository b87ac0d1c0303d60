import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { lockUntilEnd } from '#kernel/persistence/locks.ts';
import { openBytes, sealBytes } from '#kernel/sealing/sealed-text.ts';

/** An e-mail as it was received. Addresses are plain; several recipients are joined by ', '. */
export interface StoredMail {
  id: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** By lower-case name; values of a repeated header are joined by ', '. */
  headers: Record<string, string>;
  /** ISO 8601, from the Date header; the time of arrival where that is missing or no date. */
  sentAt: string;
}

/** What came in: `sentAt` is null where the e-mail does not say when it was sent. */
export type IncomingMail = Omit<StoredMail, 'id' | 'sentAt'> & { sentAt: Date | null };

interface Row {
  id: string;
  recipients: string;
  content: Buffer;
  sent_at: Date;
}

const TABLE = 'local.received_mail';

/**
 * The words are not in plain sight of whoever looks through the database; the key is no secret, for neither is the
 * mailbox.
 */
const KEY = createHash('sha256').update('local mailbox').digest();

/** The e-mails in a table that makes itself at first use: local mode has no migration of its own. */
export class MailStore {
  private readonly db: Knex;
  private made: Promise<void> | undefined;

  constructor(db: Knex) {
    this.db = db;
  }

  async add(mail: IncomingMail): Promise<void> {
    await this.make();
    const { to, sentAt, ...content } = mail;
    await this.db(TABLE).insert({
      // PostgreSQL keeps every character but NUL.
      recipients: to.replaceAll('\0', ''),
      content: sealBytes(KEY, TABLE, Buffer.from(JSON.stringify(content))),
      ...(sentAt && { sent_at: sentAt }),
    });
  }

  /**
   * The newest first, by arrival. `to` is matched without regard to case; `before` is the id of an e-mail to go on
   * after.
   */
  async list({ to, before, limit }: { to?: string; before?: string; limit: number }): Promise<StoredMail[]> {
    await this.make();
    const rows: Row[] = await this.db(TABLE)
      .modify((query) => {
        if (to) query.whereRaw('addresses @> array[lower(?)]', [to]);
        if (before) query.where('id', '<', before);
      })
      .orderBy('id', 'desc')
      .limit(limit);
    return rows.map(mailOf);
  }

  async find(id: string): Promise<StoredMail | undefined> {
    await this.make();
    const row: Row | undefined = await this.db(TABLE).where({ id }).first();
    return row && mailOf(row);
  }

  async clear(): Promise<void> {
    await this.make();
    await this.db(TABLE).delete();
  }

  /** Makes schema and table where they are missing; processes that start at once wait for each other. */
  make(): Promise<void> {
    this.made ??= this.makeTable().catch((error: unknown) => {
      this.made = undefined;
      throw error;
    });
    return this.made;
  }

  private async makeTable(): Promise<void> {
    await this.db.transaction(async (trx) => {
      await lockUntilEnd(trx, 'localMailbox');
      await trx.raw(`
        create schema if not exists local;
        drop table if exists local.mail;
        create table if not exists ${TABLE} (
          id bigint generated always as identity primary key,
          recipients text not null,
          addresses text[] not null generated always as (string_to_array(lower(recipients), ', ')) stored,
          content bytea not null,
          sent_at timestamptz not null default now()
        );
        create index if not exists received_mail_addresses on ${TABLE} using gin (addresses);
      `);
    });
  }
}

const mailOf = ({ id, recipients, content, sent_at }: Row): StoredMail => ({
  id: String(id),
  to: recipients,
  ...(JSON.parse(openBytes(KEY, TABLE, content).toString()) as Omit<StoredMail, 'id' | 'to' | 'sentAt'>),
  sentAt: sent_at.toISOString(),
});
