import type { ChoiceField } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
import { useText } from '../../lib/text/use-text.ts';

/** Labels an option: `label('prayerFrequency', '5times')`. A test ensures that every option has a label. */
export function useOptionLabel() {
  const { t } = useText('person');
  return (field: ChoiceField, value: string) =>
    t(`options.${field}.${value}` as 'options.religiousPractice.practicing');
}

export function useOptions() {
  const { t } = useText('person');
  return (field: string, values: readonly string[]) =>
    values.map((value) => ({
      value,
      label: t(`options.${field}.${value}` as 'options.religiousPractice.practicing'),
    }));
}
