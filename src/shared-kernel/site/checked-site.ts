import type { SiteSettings } from '../contracts/admin/admin-site.schema.ts';
import { invalidField } from '../errors.ts';
import { languageIds } from '../i18n/languages.ts';
import { fill } from '../i18n/catalogue.ts';
import type { Sentence } from '../i18n/sentences.ts';
import { textsOf } from '../i18n/texts.ts';
import type console from '#texts/en/console.json';
import { MarkRefused, redrawMark } from './redraw-mark.ts';
import { ACCENT, illegiblePair, LEGIBLE, MAIN, themeOf } from '../contracts/site/theme.ts';

const texts = textsOf<typeof console>('console');
const wrong =
  (id: keyof typeof console.site.wrong, values: Record<string, string | number> = {}): Sentence =>
  (language) =>
    fill(texts[language].site.wrong[id], values);
/** Braces mark the places of texts, and brackets an address. */
const NOT_ON_A_LINE = /[\n\t{}<>]/;
const COLOUR = /^#[0-9a-f]{6}$/;

/**
 * Checks what the contract cannot state, and draws the mark again.
 * @throws common.invalid that names the field
 */
export function checkedSite(settings: SiteSettings): SiteSettings {
  const languages = languageIds.filter((language) => settings.languages.includes(language));
  if (!languages.includes(settings.defaultLanguage)) throw invalidField('defaultLanguage', wrong('notOffered'));
  requireLines(settings);
  for (const field of ['mainColour', 'accentColour'] as const)
    if (!COLOUR.test(settings[field])) throw invalidField(field, wrong('colour'));
  requireLegible(settings);
  return { ...settings, languages, mark: settings.mark && markOf(settings.mark) };
}

function requireLines({ name, tagline, senderName }: SiteSettings): void {
  const lines = [
    ...languageIds.flatMap((language): [string, string][] => [
      [`name.${language}`, name[language]],
      [`tagline.${language}`, tagline[language]],
    ]),
    ['senderName', senderName],
  ] as const;
  for (const [field, words] of lines) if (NOT_ON_A_LINE.test(words)) throw invalidField(field, wrong('oneLine'));
}

/** Each colour is first checked with the design's other one, so that the error names the field that is wrong. */
function requireLegible({ mainColour, accentColour }: SiteSettings): void {
  const attempts = [
    ['mainColour', mainColour, ACCENT],
    ['accentColour', MAIN, accentColour],
    ['accentColour', mainColour, accentColour],
  ] as const;
  for (const [field, main, accent] of attempts) {
    const pairBelow = illegiblePair(themeOf(main, accent));
    if (!pairBelow) continue;
    const { theme, text, ground, colours, ratio } = pairBelow;
    const pair = `${colours[0]} (${inWords(text)}) / ${colours[1]} (${inWords(ground)}, ${theme})`;
    throw invalidField(field, wrong('contrast', { pair, ratio: ratio.toFixed(2), least: LEGIBLE }));
  }
}

/** The token as the console calls it. */
const inWords = (token: string): string => token.replace('green', 'main').replace('amber', 'accent');

function markOf(source: string): string {
  try {
    return redrawMark(source);
  } catch (error) {
    if (!(error instanceof MarkRefused)) throw error;
    throw invalidField('mark', wrong('mark', { part: error.part }));
  }
}
