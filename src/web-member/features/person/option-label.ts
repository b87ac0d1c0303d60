import type { ChoiceField } from '#modules/matchmaking/contracts/profile-fields.ts';
import { useTranslation } from 'react-i18next';

/** Gives an answer its words: `label('prayerFrequency', '5times')`. A test sees to it that each has some. */
export function useOptionLabel() {
  const { t } = useTranslation('person');
  return (field: ChoiceField, value: string) =>
    t(`options.${field}.${value}` as 'options.religiousPractice.practicing');
}

/** The answers of a field as the options of a Select. */
export function useOptions() {
  const { t } = useTranslation('person');
  return (field: string, values: readonly string[]) =>
    values.map((value) => ({
      value,
      label: t(`options.${field}.${value}` as 'options.religiousPractice.practicing'),
    }));
}
