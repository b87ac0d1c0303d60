import type { Knex } from 'knex';
import nodemailer, { type Transporter } from 'nodemailer';
import { after, DAY, type Clock } from '../clock.ts';
import type { Seals } from '../sealing/seals.ts';
import { WAITING, type WaitingMail } from './mailer.ts';

/** What could not be sent is not kept longer. */
const KEPT = 7 * DAY;

interface Parts {
  db: Knex;
  clock: Clock;
  seals: Seals;
  mailUrl: string;
  from: { name: string; address: string };
}

/** Hands waiting e-mails to the SMTP server. The row goes when the server has taken the mail; after a crash in between the mail goes again, with the same Message-ID. */
export class SendMail {
  private readonly db: Knex;
  private readonly clock: Clock;
  private readonly seals: Seals;
  private readonly transport: Transporter;
  private readonly from: { name: string; address: string };

  constructor({ db, clock, seals, mailUrl, from }: Parts) {
    this.db = db;
    this.clock = clock;
    this.seals = seals;
    this.transport = nodemailer.createTransport(mailUrl);
    this.from = from;
  }

  async execute({ mailId }: Record<string, string>): Promise<void> {
    const row = await this.db('kernel.mail').where({ id: mailId }).first();
    if (!row) return;
    const mail: WaitingMail = JSON.parse(await this.seals.open(WAITING, row.id, row.content));
    const domain = this.from.address.split('@')[1];
    await this.transport.sendMail({
      messageId: `<${row.id}@${domain}>`,
      date: row.created_at,
      from: this.from,
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
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
    });
    await this.db('kernel.mail').where({ id: mailId }).delete();
  }

  async purge(): Promise<void> {
    await this.db('kernel.mail').where('created_at', '<=', after(this.clock.now(), -KEPT)).delete();
  }

  close(): void {
    this.transport.close();
  }
}
