import type { options } from '#modules/matchmaking/contracts/profiles.ts';
import { useTranslation } from 'react-i18next';

/** A profile field with a closed set of answers. */
export type OptionField = keyof typeof options;

/** Gives an answer its words: `label('prayerFrequency', '5times')`. A test sees to it that each has some. */
export function useOptionLabel() {
  const { t } = useTranslation('person');
  return (field: OptionField, value: string) =>
    t(`options.${field}.${value}` as 'options.religiousPractice.practicing');
}

/** The answers of a field as the options of a Select. */
export function useOptions() {
  const label = useOptionLabel();
  return (field: OptionField, values: readonly string[]) =>
    values.map((value) => ({ value, label: label(field, value) }));
}
