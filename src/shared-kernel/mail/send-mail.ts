import type { Knex } from 'knex';
import nodemailer, { type Transporter } from 'nodemailer';

/** Hands waiting e-mails to the SMTP server. The row goes when the server has taken the mail; after a crash in between the mail goes again, with the same Message-ID. */
export class SendMail {
  private readonly db: Knex;
  private readonly transport: Transporter;
  private readonly from: { name: string; address: string };

  constructor({ db, mailUrl, from }: { db: Knex; mailUrl: string; from: { name: string; address: string } }) {
    this.db = db;
    this.transport = nodemailer.createTransport(mailUrl);
    this.from = from;
  }

  async execute({ mailId }: Record<string, string>): Promise<void> {
    const row = await this.db('kernel.mail').where({ id: mailId }).first();
    if (!row) return;
    const domain = this.from.address.split('@')[1];
    await this.transport.sendMail({
      messageId: `<${row.id}@${domain}>`,
      date: row.created_at,
      from: this.from,
      to: { name: row.to_name, address: row.to_address },
      subject: row.subject,
      text: row.text,
      html: row.html,
      headers: {
        'Auto-Submitted': 'auto-generated',
        // One click in the mail program (RFC 8058).
        ...(row.unsubscribe && {
          'List-Unsubscribe': `<${row.unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await this.db('kernel.mail').where({ id: mailId }).delete();
  }

  close(): void {
    this.transport.close();
  }
}
