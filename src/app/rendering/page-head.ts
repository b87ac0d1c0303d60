import { siteName } from '#kernel/i18n/site-name.ts';
import {
  addressIn,
  defaultLanguage,
  languages,
  offeredLanguages,
  plainAddress,
  type Language,
} from '#kernel/i18n/languages.ts';
import { CARD } from './cards/card.ts';
import type { PageRendered } from './render.ts';
import { escaped, inlineJson } from './html.ts';

type Rendered = Extract<PageRendered, { html: string }>;
/** The parts of a page for search engines; empty for private pages. */
type PageHead = Pick<Rendered, 'language' | 'languages' | 'heading' | 'description' | 'address' | 'article'>;

/** Returns the address of a page's preview image; one for all languages, in English. */
export const cardOf = (address: string): string => `/cards${plainAddress(address).replace(/^\/$/, '/home')}.png`;

/** Builds the tags of the head for search engines and link previews. */
export function tagsFor(page: PageHead, site: string): string {
  const { address, description } = page;
  const about = description === null ? '' : meta('name', 'description', description);
  if (address === null) return about;
  const url = site + address;
  return [
    about,
    link('canonical', url),
    ...alternates(page.languages, address, site),
    ...Object.entries({
      site_name: siteName(page.language),
      type: page.article ? 'article' : 'website',
      title: page.heading ?? siteName(page.language),
      description: description ?? '',
      url,
      ...(hasCards() && {
        image: site + cardOf(address),
        'image:width': String(CARD.width),
        'image:height': String(CARD.height),
      }),
      locale: languages[page.language].withCountry,
    }).map(([name, content]) => meta('property', `og:${name}`, content)),
    meta('name', 'twitter:card', hasCards() ? 'summary_large_image' : 'summary'),
    page.article ? `<script type="application/ld+json">${inlineJson(structured(page, url, site))}</script>` : '',
  ].join('');
}

/** Preview images are in English. */
const hasCards = (): boolean => offeredLanguages().includes('en');

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}">`;
const link = (rel: string, href: string, more = ''): string => `<link rel="${rel}"${more} href="${escaped(href)}">`;

/**
 * Links to the page's translations; readers of other languages get the default one, or the first. Empty for a single
 * language.
 */
function alternates(all: Language[], address: string, site: string): string[] {
  const translations = all.filter((language) => offeredLanguages().includes(language));
  if (translations.length < 2) return [];
  const plain = plainAddress(address);
  const addresses = translations.map((language) => [language, addressIn(language, plain)] as const);
  const first = translations.includes(defaultLanguage()) ? plain : addresses[0]![1];
  return [...addresses, ['x-default', first] as const].map(([name, place]) =>
    link('alternate', site + place, ` hreflang="${name}"`),
  );
}

/** Describes an article in the vocabulary of schema.org. */
function structured({ language, heading, description, article }: PageHead, url: string, site: string): object {
  const publisher = { '@type': 'Organization', name: siteName(language), url: site };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: heading,
    description,
    articleSection: article!.section,
    dateModified: article!.updatedAt,
    inLanguage: article!.language,
    mainEntityOfPage: url,
    ...(hasCards() && { image: site + cardOf(new URL(url).pathname) }),
    author: publisher,
    publisher,
  };
}
