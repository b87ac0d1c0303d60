import { currentSite } from './current-site.ts';
import { fromRightToLeft, isolated } from './isolated.ts';
import type { Language } from './languages.ts';

export const siteName = (language: Language): string => currentSite().name[language] || currentSite().name.en;

const PLACE = /\{\{(siteName|siteSender)\}\}/g;

/** Fills the places of the site's name and of its sender in a text, whose own places remain. */
export function withSiteName(text: string, language: Language): string {
  if (!text.includes('{{site')) return text;
  const rest = text.replace(/\{\{\w+\}\}/g, '');
  return text.replace(PLACE, (_, place: string) => {
    const name = place === 'siteName' ? siteName(language) : currentSite().sender;
    const isForeign = fromRightToLeft(name) ? /\p{Script=Latin}/u.test(rest) : fromRightToLeft(rest);
    return isForeign ? isolated(name, text) : name;
  });
}
