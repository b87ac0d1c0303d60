import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { openBytes, sealBytes } from '#kernel/sealing/sealed-text.ts';
import { lockUntilEnd } from '#kernel/persistence/locks.ts';
import { createdTables } from '../created-tables.ts';

/** A received email. Addresses are plain; several recipients are joined by ', '. */
export interface StoredMail {
  id: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** By lower-case name; values of a repeated header are joined by ', '. */
  headers: Record<string, string>;
  /** Attached texts, such as calendar files. */
  attachments?: { name: string; content: string }[];
  /** ISO 8601, from the Date header, or the time of arrival if that is missing or invalid. */
  sentAt: string;
}

/** A new email; `sentAt` is null if it does not say when it was sent. */
export type IncomingMail = Omit<StoredMail, 'id' | 'sentAt'> & { sentAt: Date | null };

interface Row {
  id: string;
  recipients: string;
  content: Buffer;
  sent_at: Date;
}

const TABLE = 'local.received_mail';
const TABLES = `
  drop table if exists local.mail;
  create table if not exists ${TABLE} (
    id bigint generated always as identity primary key,
    recipients text not null,
    addresses text[] not null generated always as (string_to_array(lower(recipients), ', ')) stored,
    content bytea not null,
    sent_at timestamptz not null default now()
  );
  create index if not exists received_mail_addresses on ${TABLE} using gin (addresses);`;

/** Hides the texts from people who look through the database; no secret, since the mailbox is none either. */
const KEY = createHash('sha256').update('local mailbox').digest();

/** Stores emails in a table that is created at first use. */
export class MailStore {
  private readonly db: Knex;
  readonly make: () => Promise<void>;

  constructor(db: Knex) {
    this.db = db;
    this.make = createdTables(db, (trx) => lockUntilEnd(trx, 'localMailbox'), TABLES);
  }

  async add(mail: IncomingMail): Promise<void> {
    await this.make();
    const { to, sentAt, ...content } = mail;
    await this.db(TABLE).insert({
      // PostgreSQL stores every character but NUL.
      recipients: to.replaceAll('\0', ''),
      content: sealBytes(KEY, TABLE, Buffer.from(JSON.stringify(content))),
      ...(sentAt && { sent_at: sentAt }),
    });
  }

  /** Newest arrival first. `to` ignores case; `before` is the id of an email to continue after. */
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
}

const mailOf = ({ id, recipients, content, sent_at }: Row): StoredMail => ({
  id: String(id),
  to: recipients,
  ...(JSON.parse(openBytes(KEY, TABLE, content).toString()) as Omit<StoredMail, 'id' | 'to' | 'sentAt'>),
  sentAt: sent_at.toISOString(),
});
