import MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import type { Passage, Span } from './article-text.schema.ts';

const markdown = new MarkdownIt({ html: false, linkify: false }).disable([
  'code',
  'fence',
  'table',
  'reference',
  'strikethrough',
]);
markdown.validateLink = leadsOn;

const CONTAINERS: Record<string, Passage['kind']> = {
  blockquote_open: 'quote',
  bullet_list_open: 'list',
  ordered_list_open: 'numbered',
};
const CLOSING = new Set(['blockquote_close', 'bullet_list_close', 'ordered_list_close']);

/**
 * Parses an article's Markdown. Nested blocks belong to the outermost list or quote; HTML and unknown Markdown are
 * plain text.
 */
export function passagesOf(content: string): Passage[] {
  const passages: Passage[] = [];
  let depth = 0;
  let kind: Passage['kind'] = 'paragraph';
  for (const token of markdown.parse(content, {})) {
    const container = CONTAINERS[token.type];
    if (container) {
      if (depth === 0) passages.push({ kind: container, lines: [] });
      depth += 1;
    } else if (CLOSING.has(token.type)) depth -= 1;
    else if (token.type === 'heading_open') kind = token.tag > 'h2' ? 'subheading' : 'heading';
    else if (token.type === 'paragraph_open') kind = 'paragraph';
    else if (token.type === 'inline') {
      const line = spansOf(token.children ?? []);
      if (line.length === 0) continue;
      if (depth > 0) passages.at(-1)!.lines.push(line);
      else passages.push({ kind, lines: [line] });
    }
  }
  return passages.filter(({ lines }) => lines.length > 0);
}

/** The last section of an article, in each language. */
export const REFERENCES = /(?:^|\n)## (?:References|المراجع|حوالہ جات)[ \t]*(?:\n[^]*)?$/;

export const withoutReferences = (content: string): string => content.replace(REFERENCES, '');

/** The text of an article without its headings. */
export const wordsOf = (content: string): string =>
  passagesOf(content)
    .filter(({ kind }) => kind !== 'heading' && kind !== 'subheading')
    .flatMap(({ lines }) => lines.map((line) => line.map(({ text }) => text).join('')))
    .join(' ');

/** Allows pages of the web and of this site, and no address that a browser would read differently. */
function leadsOn(href: string): boolean {
  if (/^\/(?![/\\])/.test(href)) return true;
  try {
    const { protocol, username, password } = new URL(href);
    return /^https?:$/.test(protocol) && username === '' && password === '';
  } catch {
    return false;
  }
}

function spansOf(tokens: Token[]): Span[] {
  const spans: Span[] = [];
  let [emphasis, strong] = [0, 0];
  let href: string | null = null;
  for (const token of tokens) {
    if (token.type === 'em_open' || token.type === 'em_close') emphasis += token.nesting;
    else if (token.type === 'strong_open' || token.type === 'strong_close') strong += token.nesting;
    else if (token.type === 'link_open') href = String(token.attrGet('href'));
    else if (token.type === 'link_close') href = null;
    const text = textOf(token);
    if (text === '') continue;
    const looks = { ...(emphasis > 0 && { emphasis: true as const }), ...(strong > 0 && { strong: true as const }) };
    spans.push({ text, ...looks, ...(href !== null && { href }) });
  }
  return joined(spans);
}

function textOf({ type, content }: Token): string {
  if (type === 'softbreak') return ' ';
  if (type === 'hardbreak') return '\n';
  return content;
}

/** Merges neighbours of one kind. */
function joined(spans: Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    if (last && last.href === span.href && last.emphasis === span.emphasis && last.strong === span.strong)
      last.text += span.text;
    else all.push({ ...span });
  }
  return all;
}
