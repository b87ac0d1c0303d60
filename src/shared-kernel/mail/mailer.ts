import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import handlebars from 'handlebars';
import type { Clock } from '../clock.ts';
import type frameText from '#texts/en/email-frame.json';
import type unsubscribe from '#texts/en/unsubscribe.json';
import { fromRightToLeft, isolated } from '../i18n/isolated.ts';
import { siteName } from '../i18n/site-name.ts';
import { addressIn, languages, spokenLanguage, type Language } from '../i18n/languages.ts';
import { textsOf } from '../i18n/texts.ts';
import { newId, type UserId } from '../values/ids.ts';
import { currentLook } from '../site/current-look.ts';
import { operatorLine, type Operator } from '../operator.ts';
import type { Jobs } from '../persistence/jobs.ts';
import { oneLine } from '../contracts/plain-text.ts';
import { containsSealed } from '../contracts/sealed-form.ts';
import type { KeyedHashes } from '../sealing/keyed-hashes.ts';
import type { Seals } from '../sealing/seals.ts';
import { currentTraceparent } from '../telemetry/tracer.ts';
import type { Tx } from '../tx.ts';
import { emailLanguage, emailTexts, type MailId } from './email-texts.ts';
import { addDelivery } from './mail-deliveries.ts';

export const MAIL_QUEUE = 'mail';

export type { MailId };
/** The kind of an email's subject, which says nothing else. */
export type MailSubject = keyof typeof frameText.subjects;
/** The sender's display name: the service's, or one that says nothing. */
type SenderName = 'service' | 'plain';

const stopping = textsOf<typeof unsubscribe>('unsubscribe');
const frame = textsOf<typeof frameText>('email-frame');

export interface Mail {
  to: { name: string; address: string };
  /** The account of the recipient, if any; staff see what was sent to it. */
  accountId?: UserId | null;
  /** Entry of the email catalogue: heading, paragraphs, button, closing. */
  mail: MailId;
  subject: MailSubject;
  sender?: SenderName;
  /** Language of the reader; English if the email does not exist in it, the default one if it is not offered. */
  language?: Language;
  values?: Record<string, string | number>;
  /** A person's own words, quoted unchanged. */
  quote?: string | null;
  /** The sentence of the receiver's side that these words refer to. */
  cited?: string | null;
  /** Items with a text, a path on this site, and a person's own words, if any. */
  items?: { text: string; path: string; quote?: string | null; cited?: string | null }[];
  /** Path of the button on this site. */
  path?: string;
  code?: string;
  /** Path on this site that switches off emails of this kind, if that is allowed. */
  unsubscribe?: string;
  /** A calendar file, attached to the email; its method is in it, and in the type of the attachment. */
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string };
  /** Time after which the email is useless, and is dropped if not delivered. */
  expiresAt?: Date | undefined;
}

/** Column of a pending email's sealed texts. */
export const PENDING_CONTENT = 'kernel.mail.content';

/** The content of a pending email, sealed in its column. */
export interface WaitingMail {
  to: { name: string; address: string };
  /** The plain display name; null is that of the service. */
  sender: string | null;
  subject: string;
  html: string;
  text: string;
  /** Full address for one click in the mail program. */
  unsubscribe: string | null;
  calendar?: Mail['calendar'];
  /** The trace that it belongs to, also if a later try sends it. */
  traceparent?: string | undefined;
}

/** The site that sends the emails. */
interface Site {
  appUrl: string;
  operator: Operator;
}

interface Parts {
  jobs: Jobs;
  clock: Clock;
  seals: Seals;
  hashes: KeyedHashes;
}

/** Fills the preview beside a subject, which mail programs would otherwise take from the text. */
const PREVIEW_FILLER = '\u00a0\u200c'.repeat(100);

const folder = path.dirname(fileURLToPath(import.meta.url));
const template = (file: string) => handlebars.compile(readFileSync(path.join(folder, file), 'utf8'), { strict: true });
const asHtml = template('mail.html.hbs');
const plain = handlebars.create();
const asText = plain.compile(readFileSync(path.join(folder, 'mail.text.hbs'), 'utf8'), { noEscape: true });

/** Adds emails to the running transaction: they are sent after the commit, at least once, and never delay a request. */
export class Mailer {
  private readonly jobs: Jobs;
  private readonly clock: Clock;
  private readonly seals: Seals;
  private readonly hashes: KeyedHashes;
  private readonly site: Site;

  constructor({ jobs, clock, seals, hashes, ...site }: Parts & Site) {
    this.jobs = jobs;
    this.clock = clock;
    this.seals = seals;
    this.hashes = hashes;
    this.site = site;
  }

  /** Returns the email's id. */
  async send(tx: Tx, mail: Mail): Promise<string> {
    const at = this.clock.now();
    const id = newId(at);
    const waiting: WaitingMail = {
      to: { ...mail.to, name: oneLine(mail.to.name) },
      ...renderMail(mail, this.site),
      unsubscribe: mail.unsubscribe ? `${this.site.appUrl}${mail.unsubscribe}` : null,
      ...(mail.calendar && { calendar: mail.calendar }),
      traceparent: currentTraceparent(),
    };
    const content = await this.seals.seal(tx, PENDING_CONTENT, id, JSON.stringify(waiting));
    await tx.db('kernel.mail').insert({ id, content, created_at: at, expires_at: mail.expiresAt ?? null });
    await addDelivery(tx, this.hashes, {
      id,
      accountId: mail.accountId ?? null,
      address: mail.to.address,
      mail: mail.mail,
      language: emailLanguage(mail),
      at,
    });
    await addMailJobs(this.jobs, tx, [{ id }], { isFirst: true });
    return id;
  }
}

/** Sends emails once the transaction commits; first tries precede repeated ones. */
export async function addMailJobs(
  jobs: Jobs,
  tx: Tx,
  mails: { id: string }[],
  { isFirst }: { isFirst: boolean },
): Promise<void> {
  const data = mails.map(({ id }) => ({ mailId: id }));
  await jobs.add(tx, MAIL_QUEUE, data, { priority: isFirst ? 1 : 0 });
}

/**
 * The final texts of an email; exported for tests. Throws for an open place or a sealed text, which must not be sent.
 */
export function renderMail(
  mail: Mail,
  { appUrl, operator }: Site,
): Omit<WaitingMail, 'to' | 'unsubscribe' | 'traceparent'> {
  const wished = spokenLanguage(mail.language);
  const language = emailLanguage(mail);
  const entry = emailTexts[language][mail.mail]!;
  const line = (text: string) => filled(mail.mail, mail.values ?? {}, text);
  const { foot } = frame[language];
  const subject = frame[language].subjects[mail.subject];
  const citedWords = (words?: string | null): Cited => (words ? { label: frame[language].cited, words } : null);
  const at = (address: string) => `${appUrl}${addressIn(wished, address)}`;
  const name = siteName(language);
  const arabic = siteName('ar');
  const view = {
    language,
    site: { name, other: arabic === name || language !== 'en' ? null : arabic },
    dir: languages[language].dir,
    subject,
    preview: subject + PREVIEW_FILLER,
    heading: line(entry.heading),
    body: entry.body.map(line),
    closing: (entry.closing ?? []).map(line),
    quote: mail.quote ?? null,
    cited: citedWords(mail.cited),
    code: mail.code ?? null,
    items: (mail.items ?? []).map(({ text, path: its, quote = null, cited }) => ({
      text,
      link: at(its),
      quote,
      cited: citedWords(cited),
    })),
    button: mail.path && entry.button ? line(entry.button) : null,
    link: mail.path ? at(mail.path) : null,
    unsubscribe: mail.unsubscribe
      ? { text: stopping[language].mail, label: stopping[language].confirm, link: at(mail.unsubscribe) }
      : null,
    foot: {
      operator: operatorLine(operator, language),
      notForYou: foot.notForYou,
      email: operator.email,
      policy: { label: foot.policy, link: at('/privacy-policy') },
    },
    appUrl,
    colours: { ...currentLook().theme, pattern: currentLook().theme.light.green.slice(1) },
  };
  const items = view.items.map((item) => ({ ...item, quote: quoted(item.quote), cited: asQuoted(item.cited) }));
  const finished = {
    sender: mail.sender === 'plain' ? frame[language].plainSender : null,
    subject: view.subject,
    html: asHtml(view),
    text: asText({
      ...view,
      quote: quoted(view.quote),
      cited: asQuoted(view.cited),
      items,
    }),
  };
  if ([finished.html, finished.text].some(containsSealed))
    throw new Error(`The e-mail ${mail.mail} holds a sealed text`);
  return finished;
}

/** Fills the places of a line; a value stays part of the line and never adds one. */
function filled(mail: MailId, values: Record<string, unknown>, line: string): string {
  return line.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value: unknown = values[name];
    if (value === undefined || value === null || Number.isNaN(value))
      throw new Error(`The e-mail ${mail} has nothing for its place ${name}`);
    return fromRightToLeft(line) ? isolated(oneLine(String(value)), line) : oneLine(String(value));
  });
}

type Cited = { label: string; words: string } | null;
const asQuoted = (cited: Cited) => cited && { ...cited, words: quoted(cited.words) };

/** Marks each line as quoted, so that nobody's words pass for ours. */
const quoted = (words: string | null): string | null =>
  words &&
  words
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
