import { queueNames } from '#kernel/contracts/cases.ts';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { plainAddress } from '#kernel/i18n/languages.ts';
import { isMailed } from '../app/http/token-pages.ts';
import texts from '#texts/en/emails.json' with { type: 'json' };
import type { MailId } from '#kernel/mail/mailer.ts';
import type { Email, Product } from './product.ts';
import { linksOf } from './people.ts';
import { Visitor, type Answer } from './visitor.ts';

interface Entry {
  heading: string;
  body: string[];
  button?: string;
  closing?: string[];
}

/** An email in its parts: the values of placeholders, the quoted text, and the links. */
export interface ReadEmail {
  mail: Email;
  places: Record<string, string>;
  quote: string | null;
  links: string[];
}

const escaped = (line: string): string => line.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
const placesOf = (line: string): string[] => [...line.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);
/** A pattern for a line of the catalogue, with a group for each placeholder. */
const pattern = (line: string): string => escaped(line).replace(/\{\{\w+\}\}/g, '(.*)');

const linesOf = (id: MailId): string[] => {
  const { heading, body, button, closing = [] }: Entry = texts[id];
  return [heading, ...body, ...(button ? [`${button}:`] : []), ...closing];
};
const wholes = new Map<MailId, RegExp>();
/** Matches an English email of this kind: it contains all lines of the catalogue, in their order. */
function whole(id: MailId): RegExp {
  const built = wholes.get(id) ?? new RegExp(`^${linesOf(id).map(pattern).join('$[^]*?^')}$`, 'm');
  wholes.set(id, built);
  return built;
}

/** Tells whether an English email is of one of these kinds, which its subject does not say. */
export const isEmail = ({ text }: Pick<Email, 'text'>, ...kinds: MailId[]): boolean =>
  kinds.some((id) => whole(id).test(text));

/** Returns the kind of an English email; the first in the catalogue if several have the same lines. */
export const kindOf = (mail: Pick<Email, 'text'>): MailId | undefined =>
  (Object.keys(texts) as MailId[]).find((id) => isEmail(mail, id));

/** Returns the newest email of this kind to an address. */
export async function emailTo(product: Product, address: string, id: MailId): Promise<ReadEmail> {
  for (const mail of await product.mailTo(address)) {
    const match = whole(id).exec(mail.text);
    if (!match) continue;
    const names = linesOf(id).flatMap(placesOf);
    const places = Object.fromEntries(names.map((name, n) => [name, match[n + 1]!]));
    return { mail, places, quote: quoteIn(mail), links: linksOf(mail) };
  }
  throw new Error(`No e-mail ${id} to ${address}`);
}

/** Returns the quoted text. Both forms of the email must have it. */
function quoteIn({ text, html }: Email): string | null {
  const quoted = text.match(/^>.*$/gm);
  const block = /<blockquote[^>]*>([^]*?)<\/blockquote>/.exec(html)?.[1];
  if (!quoted !== (block === undefined)) throw new Error('Only one of the two forms of an e-mail quotes somebody');
  return quoted && quoted.map((line) => line.replace(/^> ?/, '')).join('\n');
}

/** The words of a page or an email, without its markup. */
export const readable = (html: string): string =>
  html
    .replace(/<style>[^]*?<\/style>|<[^>]+>/g, ' ')
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

const WEB_MEMBER = path.resolve(import.meta.dirname, '../web-member');
const routes = globSync('{,*-}routes.tsx', { cwd: WEB_MEMBER })
  .map((file) => readFileSync(path.join(WEB_MEMBER, file), 'utf8'))
  .join('');
const paths = ['', ...[...routes.matchAll(/\bpath: '([^'*]+)'/g)].map(([, route]) => route!)];
/** The queues of the console, each by its own name. */
const desk = new RegExp(`^/admin-dashboard(/(${queueNames.join('|')}))?$`);
const pages = [...paths.map((route) => new RegExp(`^/${route.replace(/:\w+/g, '[^/]+')}$`)), desk];

/** The request that a page sends when it opens, or by its button. */
const opening: Record<string, (link: URL, browser: Visitor) => Promise<Answer>> = {
  '/wali-verify': ({ searchParams: of }, browser) => browser.get(`/api/wali-verify/${of.get('id')}?${of}`),
  '/guardian-claim': (link, browser) => browser.post('/api/guardian/claim/describe', { token: tokenOf(link) }),
  '/confirm-email': (link, browser) => browser.post('/api/auth/confirm-email', { token: tokenOf(link) }),
  '/reset-password': (link, browser) =>
    browser.post('/api/auth/reset-password', { token: tokenOf(link), newPassword: 'A slower walk at 8!' }),
};
const tokenOf = ({ searchParams }: URL): string | null => searchParams.get('token');

const wordsIn = (value: unknown): string =>
  typeof value === 'object'
    ? Object.values(value ?? {})
        .map(wordsIn)
        .join('\n')
    : String(value);

/** Opens an email's link as its page does, and returns whether it works and which words it shows. */
export async function follow(link: URL, browser: Visitor): Promise<{ opens: boolean; words: string }> {
  const { pathname } = link;
  if (pathname === '/help') {
    const { status, body } = await new Visitor(link.origin).get(pathname);
    return { opens: status === 200, words: readable(body) };
  }
  if (isMailed(plainAddress(pathname))) {
    const { status, body } = await new Visitor(link.origin).get(pathname);
    return { opens: status === 200 && 'shows' in body, words: wordsIn(body) };
  }
  const match = /^\/messages\/([\w-]+)$/.exec(pathname)?.[1];
  const answer = match ? browser.get(`/api/matches/${match}`) : opening[pathname]?.(link, browser);
  const isThere = !answer || (await answer).status === 200;
  return { opens: isThere && pages.some((page) => page.test(pathname)), words: '' };
}
