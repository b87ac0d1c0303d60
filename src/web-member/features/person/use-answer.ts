import type { ProfileField } from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { useText } from '../../lib/text/use-text.ts';
import { formatCalendarDay, formatList } from '../../../web-shared/text/format.ts';

export type Answers = Readonly<Record<string, unknown>>;

/**
 * Formats the answer to a field: `answer(profile, 'prayerFrequency', field)`. Returns undefined for an empty answer.
 */
export function useAnswer() {
  const { t, i18n } = useText(['person', 'common']);
  /** Labels a value by the catalogue, or returns it unchanged. */
  const inWords = (branch: string | undefined, value: unknown): string => {
    const given = String(value).trim();
    const known = [given, given.toLowerCase()].find((entry) => i18n.exists(`${branch}.${entry}`));
    return known ? t(`${branch}.${known}` as 'diets.halal_only') : String(value);
  };
  return (answers: Answers, name: string, { kind, form, page }: ProfileField): string | number | undefined => {
    const value = answers[name];
    if (value === undefined || value === null) return undefined;
    const labels = form.labels ?? `person:${page?.labels ?? `options.${name}`}`;
    if (kind === 'date') return formatCalendarDay(String(value));
    if (kind === 'yes-no') {
      const count = page?.count === undefined ? undefined : answers[page.count];
      if (value && typeof count === 'number' && count > 0) return count;
      return t(value ? 'common:yes' : 'common:no');
    }
    if (Array.isArray(value)) return formatList(value.map((item) => inWords(labels, item)));
    return typeof value === 'number' ? value : inWords(labels, value);
  };
}
