import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { decodeWords, type Header } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { IncomingMail } from './store.ts';

/** Time after which idle connections are cut when the server stops. */
const GRACE_MS = 500;

export type SmtpServer = { url: string; stop(): Promise<void> };

/**
 * An SMTP server on a free local port that accepts every email and passes it on; the sender is notified of a failure.
 */
export async function listenForMail(take: (mail: IncomingMail) => Promise<void>): Promise<SmtpServer> {
  const server = new SMTPServer({
    banner: 'Local mailbox',
    // Local only: no certificate, and nobody signs in.
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: GRACE_MS,
    async onData(stream, session, done) {
      try {
        await take(await parse(await buffer(stream), session));
      } catch {
        done(Object.assign(new Error('The mailbox could not keep this e-mail.'), { responseCode: 451 }));
        return;
      }
      done(null);
    },
  });
  server.on('error', () => {}); // a sender that hung up; it retries
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function parse(raw: Buffer, { envelope }: SMTPServerSession): Promise<IncomingMail> {
  const { from, subject, text, html, headers, date, attachments } = await PostalMime.parse(raw);
  const sentAt = new Date(date ?? '');
  return {
    to: envelope.rcptTo.map(({ address }) => address).join(', '),
    from: from?.address ?? (envelope.mailFrom ? envelope.mailFrom.address : ''),
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
    headers: byName(headers),
    ...(attachments.length > 0 && {
      attachments: attachments.map(({ filename, content }) => ({
        name: filename ?? '',
        content: Buffer.from(content as ArrayBuffer).toString(),
      })),
    }),
    sentAt: Number.isNaN(sentAt.getTime()) ? null : sentAt,
  };
}

function byName(headers: Header[]): Record<string, string> {
  const named: Record<string, string> = {};
  for (const { key, value } of headers) {
    const decoded = decodeWords(value);
    named[key] = named[key] === undefined ? decoded : `${named[key]}, ${decoded}`;
  }
  return named;
}
