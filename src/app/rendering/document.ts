import { answerText, type AnswerTextId } from '#kernel/i18n/answers.ts';
import { changedFacts } from '#kernel/i18n/current-site.ts';
import { siteName } from '#kernel/i18n/site-name.ts';
import { operatorLine, type Operator } from '#kernel/operator.ts';
import { themeStyle } from '#kernel/site/current-look.ts';
import { addressIn, languages, type Language } from '#kernel/i18n/languages.ts';
import type { PageRendered } from './render.ts';
import type { LAYERS } from './first-paint.ts';
import { tagsFor } from './page-head.ts';
import { escaped, inlineJson } from './html.ts';
import { inlineHashes, type InlineHashes } from './inline.ts';

type Rendered = Extract<PageRendered, { html: string }>;

/** Places in the built page to fill in: the first tag, the title and the root element. */
const PLACES = /<html lang="en"|<title>[^<]*<\/title>|<div id="root"><\/div>/;
const SCRIPT = / *<script type="module"[^>]*><\/script>\n?/;
const PRELOAD = / *<link rel="modulepreload"[^>]*>\n?/g;
type Layer = (typeof LAYERS)[number];

const without = (page: string, ...layers: Layer[]): string =>
  layers.reduce((rest, layer) => rest.replace(new RegExp(` *<style id="for-${layer}">[^]*?</style>\\n?`), ''), page);

/** The app's files: its entry, then the chunks that it needs at once. */
export interface AppFiles {
  files: readonly string[];
  /** The files of the texts that every page uses, by language. */
  texts?: Partial<Record<Language, string>>;
}

/** Facts about a document besides its page. */
interface Around {
  /** The site's origin, without a trailing slash. */
  site: string;
  word?: string | undefined;
}

/** Builds documents from the built page of the member app. */
export class Documents {
  /** The empty page, for rendering in the browser. */
  readonly shell: string;
  private readonly ownInline: InlineHashes;
  /** For the script in the head, which starts the app after the first paint. */
  private readonly app: Required<AppFiles>;
  private readonly parts: Record<Rendered['kind'], string[]>;
  private readonly operator: Operator;

  constructor(shell: string, { files, texts = {} }: AppFiles, operator: Operator) {
    this.operator = operator;
    this.shell = shell;
    this.ownInline = inlineHashes(shell);
    this.app = { files, texts };
    const page = shell.replace(SCRIPT, '').replaceAll(PRELOAD, '');
    this.parts = {
      static: partsOf(without(page, 'forms', 'decisions', 'members')),
      mailed: partsOf(without(page, 'words', 'members')),
      form: partsOf(without(page, 'words', 'decisions', 'members')),
      app: partsOf(page),
    };
  }

  /** Hashes of the inline parts, with those of the operator's colours. */
  get inline(): InlineHashes {
    const { script, style } = this.ownInline;
    return { script, style: [...style, ...inlineHashes(siteStyle()).style] };
  }

  /** Returns the empty page in a language, with a link for readers without JavaScript. */
  shellIn(language: Language): string {
    const lead = (to: string, text: AnswerTextId) =>
      `<a href="${addressIn(language, to)}">${escaped(answerText(text, {}, language))}</a>`;
    const said = [escaped(answerText('needsScript', {}, language)), lead('/', 'toStart'), lead('/help', 'toHelp')];
    return this.shell
      .replace('<html lang="en"', () => spokenIn(language) + siteFacts())
      .replace(/<title>[^<]*/, () => `<title>${escaped(siteName(language))}`)
      .replace('</head>', (end) => siteStyle() + end)
      .replace('<div id="root">', (root) => `<noscript><p class="word">${said.join(' ')}</p></noscript>${root}`)
      .replace('<div id="root"></div>', (root) => root + this.foot(language));
  }

  private foot(language: Language): string {
    return operatorFoot(this.operator, language);
  }

  /** Returns the rendered page with an optional notice; only pages that it hydrates get the app's scripts. */
  filled(page: Rendered, { site, word }: Around): string {
    const { files, texts } = this.app;
    const common = texts[page.language];
    const isHydrated = page.kind === 'app' || page.kind === 'form';
    const app = isHydrated ? attributesOf([...files, ...(common === undefined ? [] : [common])]) : undefined;
    return joined(this.parts[page.kind], page, { app, site, word, foot: this.foot(page.language) });
  }
}

const spokenIn = (language: Language): string => `<html lang="${language}" dir="${languages[language].dir}"`;

/** The facts of the site, for the app; none if they are the defaults. */
export function siteFacts(): string {
  const facts = JSON.stringify(changedFacts());
  return facts === '{}' ? '' : ` data-site="${escaped(facts)}"`;
}

/** The line at the foot of every page (R-J.3). */
export const operatorFoot = (operator: Operator, language: Language): string =>
  `<footer class="operator">${escaped(operatorLine(operator, language))}</footer>`;

/** The operator's colours, after the styles that they replace; empty for those of the design. */
export const siteStyle = (attributes = ''): string => {
  const style = themeStyle();
  return style && `<style${attributes}>${style}</style>`;
};

const attributesOf = ([first, ...others]: readonly string[]): string =>
  ` data-app="${first}" data-files="${others.join(' ')}"`;

/** Returns the rendered page in a template that keeps its scripts. */
export const filledIn = (template: string, page: Rendered): string =>
  joined(partsOf(template), page, { app: '', site: '', foot: '' });

const partsOf = (template: string): string[] => template.split(PLACES);

function joined(
  parts: string[],
  page: Rendered,
  {
    app,
    site,
    word,
    foot,
  }: Around & {
    foot: string;
    /** Attributes that name the app's files, if it hydrates the page. */ app: string | undefined;
  },
): string {
  const { html, language, title, guardianType, inlined } = page;
  const [head, beforeTitle, afterTitle, end] = parts;
  return [
    `${head}${spokenIn(language)}${guardianType ? ' class="guardian"' : ''}${app ?? ''}${siteFacts()}`,
    beforeTitle,
    `<title>${escaped(title ?? siteName(language))}</title>`,
    tagsFor(page, site),
    afterTitle!.replace('</head>', (end) => siteStyle() + end),
    word ? `<p class="word" role="alert">${escaped(word)}</p>` : '',
    `<div id="root">${html}</div>`,
    foot,
    app === undefined ? '' : `<script type="application/json" id="inlined">${inlineJson(inlined)}</script>`,
    end,
  ].join('');
}
