import type { Passage, Span } from '#modules/content/contracts/article-text.schema.ts';
import { addressIn, prefixIn, type Language } from '#kernel/i18n/languages.ts';
import type { ReactNode } from 'react';
import './article-text.css';
import { writtenIn } from './user-text.tsx';
import type { Elements } from './elements.ts';

type ArticleTextProps = { text: Passage[]; language: Language; pageLanguage: Language };

/** The text of an article with its sources, also used by the console's preview. */
export function ArticleText({ text, language, pageLanguage }: ArticleTextProps) {
  const sources = text.at(-1)?.kind === 'list' && text.at(-2)?.kind === 'heading' ? text.slice(-2) : [];
  return (
    <article className="article" {...writtenIn(language)}>
      {partsOf(text.slice(0, text.length - sources.length), pageLanguage)}
      {sources.length > 0 && <section className="sources">{partsOf(sources, pageLanguage)}</section>}
    </article>
  );
}

// Parts of a fixed text have no other name than their place.
/* oxlint-disable react/no-array-index-key */
const partsOf = (text: Passage[], pageLanguage: Language): Elements =>
  text.map((passage, place) => <Part key={place} {...passage} pageLanguage={pageLanguage} />);

const TAGS = {
  heading: 'h2',
  subheading: 'h3',
  paragraph: 'p',
  quote: 'blockquote',
  list: 'ul',
  numbered: 'ol',
} as const;
const LINES = { heading: null, subheading: null, paragraph: null, quote: 'p', list: 'li', numbered: 'li' } as const;

function Part({ kind, lines, pageLanguage }: Passage & { pageLanguage: Language }) {
  const [Tag, Line] = [TAGS[kind], LINES[kind]];
  return (
    <Tag>
      {lines.map((line, place) => {
        const words = line.map((span, at) => <UserText key={at} {...span} pageLanguage={pageLanguage} />);
        return Line ? <Line key={place}>{words}</Line> : words;
      })}
    </Tag>
  );
}

/** Adds the language of the page to an internal address. */
const addressFor = (own: Language, href: string) =>
  href.startsWith('/') && prefixIn(href) === null ? addressIn(own, href) : href;

function UserText({ text, emphasis, strong, href, pageLanguage }: Span & { pageLanguage: Language }) {
  let words: ReactNode = text;
  if (emphasis) words = <em>{words}</em>;
  if (strong) words = <strong>{words}</strong>;
  return href === undefined ? words : <a href={addressFor(pageLanguage, href)}>{words}</a>;
}
