import type { Knex } from 'knex';

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

interface Row extends Omit<StoredMail, 'sentAt'> {
  sent_at: Date | string;
}

const COLUMNS = ['id', 'recipients as to', 'sender as from', 'subject', 'text', 'html', 'headers', 'sent_at'];

/** The e-mails in the table `local.mail`, which makes itself at first use: local mode has no migration of its own. */
export class MailStore {
  private readonly db: Knex;
  private made: Promise<void> | undefined;

  constructor(db: Knex) {
    this.db = db;
  }

  async add(mail: IncomingMail): Promise<void> {
    await this.make();
    await this.db('local.mail').insert({
      recipients: storable(mail.to),
      sender: storable(mail.from),
      subject: storable(mail.subject),
      text: storable(mail.text),
      html: storable(mail.html),
      headers: JSON.stringify(mail.headers, (_, value) => (typeof value === 'string' ? storable(value) : value)),
      ...(mail.sentAt && { sent_at: mail.sentAt }),
    });
  }

  /** The newest first, by arrival. `to` is matched without regard to case; `before` is the id of an e-mail to go on after. */
  async list({ to, before, limit }: { to?: string; before?: string; limit: number }): Promise<StoredMail[]> {
    await this.make();
    const rows = await this.db('local.mail')
      .select<Row[]>(COLUMNS)
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
    const row = await this.db('local.mail').select<Row[]>(COLUMNS).where({ id }).first();
    return row && mailOf(row as Row);
  }

  async clear(): Promise<void> {
    await this.make();
    await this.db('local.mail').delete();
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
      await trx.raw(`select pg_advisory_xact_lock(hashtext('local.mail'))`);
      await trx.raw(`
        create schema if not exists local;
        create table if not exists local.mail (
          id bigint generated always as identity primary key,
          recipients text not null,
          addresses text[] not null generated always as (string_to_array(lower(recipients), ', ')) stored,
          sender text not null,
          subject text not null,
          text text not null,
          html text not null,
          headers jsonb not null,
          sent_at timestamptz not null default now()
        );
        create index if not exists mail_addresses on local.mail using gin (addresses);
      `);
    });
  }
}

const mailOf = ({ sent_at, ...mail }: Row): StoredMail => ({
  ...mail,
  id: String(mail.id),
  sentAt: new Date(sent_at).toISOString(),
});

/** PostgreSQL keeps every character but NUL. */
const storable = (text: string) => text.replaceAll('\0', '');
