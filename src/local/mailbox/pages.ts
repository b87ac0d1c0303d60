import { readFileSync } from 'node:fs';
import path from 'node:path';
import handlebars from 'handlebars';
import texts from '#texts/en/local.json' with { type: 'json' };
import type { StoredMail } from './store.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

const pages = handlebars.create();
pages.registerHelper('t', (id: keyof typeof texts) => texts[id]);
/** An address that a narrow screen breaks after its '@' or before a dot. */
pages.registerHelper('address', (address: string) => {
  const parts = address.split(/(?<=@)|(?=\.)/).map((part) => handlebars.escapeExpression(part));
  return new handlebars.SafeString(parts.join('<wbr>'));
});
const template = (file: string) => pages.compile(read(file), { strict: true });
const frame = template('page.html.hbs');
const list = template('list.html.hbs');
const one = template('mail.html.hbs');

export const page = (title: string, content: string) => `<!doctype html>\n${frame({ title, content })}`;

export const stylesheet = read('mailbox.css');

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const shown = (mail: StoredMail) => ({
  ...mail,
  subject: mail.subject || texts['mailbox.noSubject'],
  time: `${time.format(new Date(mail.sentAt))} UTC`,
});

/** The page of all emails, or of those to one address; `older` is the cursor of the next page. */
export function listPage(mails: StoredMail[], { to, older }: { to: string; older: string | null }): string {
  const next = older && `/dev/mailbox?${new URLSearchParams({ ...(to && { to }), before: older })}`;
  return page(texts['mailbox.title'], list({ mails: mails.map(shown), to, next }));
}

/** The page of one email: its facts, its HTML in a frame of its own, its text and headers. */
export function mailPage(mail: StoredMail): string {
  const headers = Object.entries(mail.headers).map(([name, value]) => ({ name, value }));
  return page(shown(mail).subject, one({ mail: shown(mail), headers }));
}

/** The email's own document. Its links open in the whole window, not inside the frame. */
export function withLinksOnTop(html: string): string {
  const base = '<base target="_top">';
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html;
}
