import { answerText, type AnswerTextId } from '#kernel/i18n/answers.ts';
import { addressIn, languages, type Language } from '#kernel/i18n/languages.ts';
import type { PageRendered } from '../../contracts/rendering.ts';
import { tagsFor } from './page-head.ts';
import { escaped, inlineJson } from './html.ts';
import { inlineHashes, type InlineHashes } from './inline.ts';

type Rendered = Extract<PageRendered, { html: string }>;

/** Where in the page that was built something is put: its first tag, its title, the place of the app. */
const PLACES = /<html lang="en"|<title>[^<]*<\/title>|<div id="root"><\/div>/;
const SCRIPT = / *<script type="module"[^>]*><\/script>\n?/;
const PRELOAD = / *<link rel="modulepreload"[^>]*>\n?/g;
/** Styles of a layer that not every document wears, see bin/first-paint.ts. */
type Layer = 'forms' | 'words' | 'decisions' | 'members';

const without = (page: string, ...layers: Layer[]): string =>
  layers.reduce((rest, layer) => rest.replace(new RegExp(` *<style id="for-${layer}">[^]*?</style>\\n?`), ''), page);

/** What takes a page over: the file that starts it, and those that it needs at once. */
export interface Programs {
  app: readonly string[];
  form: readonly string[];
  /** The texts that every page shows, by language. */
  texts?: Partial<Record<Language, string>>;
}

/** What the server knows of a document besides its page. */
interface Around {
  /** Where the site stands, without a slash at its end. */
  site: string;
  /** The server's own word to the reader, above the page. */
  word?: string | undefined;
}

/** Makes documents from the page that the member app was built to. */
export class Documents {
  /** The page without anything in it: the app makes all of it. */
  readonly shell: string;
  readonly inline: InlineHashes;
  /** Where each program is, for the script in the page's head, which starts it after the first paint. */
  private readonly programs: Partial<Record<Rendered['kind'], readonly string[]>>;
  private readonly texts: NonNullable<Programs['texts']>;
  private readonly parts: Record<Rendered['kind'], string[]>;

  constructor(shell: string, { app, form, texts = {} }: Programs) {
    this.shell = shell;
    this.inline = inlineHashes(shell);
    this.programs = { form, app };
    this.texts = texts;
    const page = shell.replace(SCRIPT, '').replaceAll(PRELOAD, '');
    this.parts = {
      words: partsOf(without(page, 'forms', 'decisions', 'members')),
      form: partsOf(without(page, 'words', 'decisions', 'members')),
      mailed: partsOf(without(page, 'words', 'members')),
      app: partsOf(page),
    };
  }

  /** The shell for readers of a language: without JavaScript it says so, and leads on. */
  shellIn(language: Language): string {
    const lead = (to: string, text: AnswerTextId) =>
      `<a href="${addressIn(language, to)}">${escaped(answerText(text, {}, language))}</a>`;
    const said = [escaped(answerText('needsScript', {}, language)), lead('/', 'toStart'), lead('/help', 'toHelp')];
    return this.shell
      .replace('<html lang="en"', () => spokenIn(language))
      .replace('<div id="root">', (root) => `<noscript><p class="word">${said.join(' ')}</p></noscript>${root}`);
  }

  /**
   * The page as it was rendered, below a word to its reader where there is one. Where its words are all there is, no
   * program comes with it.
   */
  filled(page: Rendered, { site, word }: Around): string {
    const files = this.programs[page.kind];
    const texts = this.texts[page.language];
    const program = files && attributesOf([...files, ...(texts === undefined ? [] : [texts])]);
    return joined(this.parts[page.kind], page, { program, site, word });
  }
}

const spokenIn = (language: Language): string => `<html lang="${language}" dir="${languages[language].dir}"`;

const attributesOf = ([first, ...others]: readonly string[]): string =>
  ` data-app="${first}" data-files="${others.join(' ')}"`;

/** The page as it was rendered, in a template whose scripts stay where they are. */
export const filledIn = (template: string, page: Rendered): string =>
  joined(partsOf(template), page, { program: '', site: '' });

const partsOf = (template: string): string[] => template.split(PLACES);

function joined(
  parts: string[],
  page: Rendered,
  { program, site, word }: Around & { /** By what it is taken over, if by anything. */ program: string | undefined },
): string {
  const { html, language, title, guardianType, inlined } = page;
  const [head, beforeTitle, afterTitle, end] = parts;
  return [
    `${head}${spokenIn(language)}${guardianType ? ' class="guardian"' : ''}${program ?? ''}`,
    beforeTitle,
    `<title>${escaped(title ?? 'Mithaq')}</title>`,
    tagsFor(page, site),
    afterTitle,
    word ? `<p class="word" role="alert">${escaped(word)}</p>` : '',
    `<div id="root">${html}</div>`,
    program === undefined ? '' : `<script type="application/json" id="inlined">${inlineJson(inlined)}</script>`,
    end,
  ].join('');
}
