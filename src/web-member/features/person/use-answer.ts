import type { ProfileField } from '#modules/matchmaking/contracts/profile-field.ts';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../lib/text/format.ts';

/** What a profile says, by the names of its fields. */
export type Answers = Readonly<Record<string, unknown>>;

/**
 * Gives the answer to a field its words: `answer(profile, 'prayerFrequency', field)`. Undefined where nothing is said.
 */
export function useAnswer() {
  const { t, i18n } = useTranslation(['person', 'common']);
  /** What the catalogue has no words for is shown as given. */
  const inWords = (branch: string | undefined, value: unknown): string => {
    const given = String(value).trim();
    const known = [given, given.toLowerCase()].find((entry) => i18n.exists(`${branch}.${entry}`, { ns: 'person' }));
    return known ? t(`${branch}.${known}` as 'diets.halal_only') : String(value);
  };
  return (answers: Answers, name: string, { kind, page }: ProfileField): string | number | undefined => {
    const value = answers[name];
    if (value === undefined || value === null) return undefined;
    if (kind === 'choice') return inWords(page?.words ?? `options.${name}`, value);
    if (kind === 'yes-no') {
      const count = page?.count === undefined ? undefined : answers[page.count];
      if (value && typeof count === 'number' && count > 0) return count;
      return t(value ? 'common:yes' : 'common:no');
    }
    if (Array.isArray(value)) return formatList(value.map((item) => inWords(page?.words, item)));
    return typeof value === 'number' ? value : inWords(page?.words, value);
  };
}
