import { profileFields } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
import type { ProfileFields } from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { useText } from '../../lib/text/use-text.ts';
import { useOptions } from '../person/index.ts';

/** Words for a filter in use: 'Location: Leeds'. */
export function useFilterWords(fields: ProfileFields = profileFields) {
  const { t } = useText(['browse', 'person']);
  const optionsOf = useFilterOptions();
  return (name: string, value: string): string => {
    const field = fields[name];
    if (!field) return t('costs.filter', { name: t(name as 'ageMin'), value });
    const answer = optionsOf(name, field).find((option) => option.value === value)?.label ?? value;
    return t('costs.filter', {
      name: t(`person:fields.${field.page?.label ?? name}` as 'person:fields.age'),
      value: answer,
    });
  };
}

/** The answers that a field's filter offers; none for free text. */
export function useFilterOptions() {
  const { t } = useText(['person', 'common']);
  const toOptions = useOptions();
  return (name: string, { kind, filter, options = [] }: ProfileFields[string]) =>
    kind === 'yes-no'
      ? (['yes', 'no'] as const).map((answer) => ({
          value: String(answer === 'yes'),
          label: filter?.labels ? t(`${filter.labels}.${answer}` as 'filters.hasChildren.yes') : t(`common:${answer}`),
        }))
      : toOptions(name, options);
}
