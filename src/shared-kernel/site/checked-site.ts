import type { SiteSettings } from '../contracts/admin/admin-site.schema.ts';
import { invalidField } from '../errors.ts';
import { languageIds } from '../i18n/languages.ts';
import { sentence } from '../i18n/sentences.ts';
import { MarkRefused, redrawMark } from './redraw-mark.ts';
import { ACCENT, illegiblePair, LEGIBLE, MAIN, themeOf } from '../contracts/site/theme.ts';

/**
 * Checks what no single field can show, and draws the mark again.
 * @throws common.invalid that names the field
 */
export function checkedSite(settings: SiteSettings): SiteSettings {
  const languages = languageIds.filter((language) => settings.languages.includes(language));
  if (!languages.includes(settings.defaultLanguage)) throw invalidField('defaultLanguage', sentence('notOffered'));
  requireLegible(settings);
  return { ...settings, languages, mark: settings.mark && markOf(settings.mark) };
}

/** Each colour is first checked with the design's other one, so that the error names the field that is wrong. */
function requireLegible({ mainColour, accentColour }: SiteSettings): void {
  const attempts = [
    ['mainColour', mainColour, ACCENT],
    ['accentColour', MAIN, accentColour],
    ['accentColour', mainColour, accentColour],
  ] as const;
  for (const [field, main, accent] of attempts) {
    const wrong = illegiblePair(themeOf(main, accent));
    if (!wrong) continue;
    const { theme, text, ground, colours, ratio } = wrong;
    const pair = `${colours[0]} (${inWords(text)}) / ${colours[1]} (${inWords(ground)}, ${theme})`;
    throw invalidField(field, sentence('contrast', { pair, ratio: ratio.toFixed(2), least: LEGIBLE }, [field]));
  }
}

/** The token as the console calls it. */
const inWords = (token: string): string => token.replace('green', 'main').replace('amber', 'accent');

function markOf(source: string): string {
  try {
    return redrawMark(source);
  } catch (error) {
    if (!(error instanceof MarkRefused)) throw error;
    throw invalidField('mark', sentence('mark', { part: error.part }));
  }
}
