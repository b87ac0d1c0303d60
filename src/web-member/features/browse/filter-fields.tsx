import { options } from '#modules/matchmaking/contracts/profiles.ts';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { Select, type Option } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useOptions } from '../person/index.ts';
import type { Filters } from './use-filters.ts';

const SUGGESTED = { ageMin: '18', ageMax: '60' };

/** From and to which age. */
export function AgeFilter({ filters }: { filters: Filters }) {
  const { t } = useTranslation('browse');
  return (
    <div className="filter-ages">
      {(['ageMin', 'ageMax'] as const).map((name) => (
        <Field key={name} label={t(name)} error={filters.errors[name]}>
          <TextInput
            type="number"
            inputMode="numeric"
            placeholder={SUGGESTED[name]}
            value={filters.values[name] ?? ''}
            onChange={(event) => filters.set(name, event.target.value)}
          />
        </Field>
      ))}
    </div>
  );
}

type TextFilterProps = { filters: Filters; name: 'location' | 'nationality' | 'ethnicity' };

/** A filter that one types. */
export function TextFilter({ filters, name }: TextFilterProps) {
  const { t } = useTranslation('browse');
  return (
    <Field label={t(name)} error={filters.errors[name]}>
      <TextInput value={filters.values[name] ?? ''} onChange={(event) => filters.set(name, event.target.value)} />
    </Field>
  );
}

type ChoiceName = 'religiousPractice' | 'sectMadhab' | 'hijabPreference' | 'currentMaritalStatus';

/** A filter that one chooses from a profile field's answers. */
export function ChoiceFilter({ filters, name }: { filters: Filters; name: ChoiceName }) {
  const { t } = useTranslation('browse');
  const toOptions = useOptions();
  return <OptionFilter filters={filters} name={name} label={t(name)} options={toOptions(name, options[name])} />;
}

type OptionFilterProps = { filters: Filters; name: string; label: string; options: Option[] };

/** A filter that one chooses from any list. */
export function OptionFilter({ filters, name, label, options: offered }: OptionFilterProps) {
  const { t } = useTranslation('common');
  return (
    <Field label={label} error={filters.errors[name]}>
      <Select
        placeholder={t('field.any')}
        options={offered}
        value={filters.values[name] ?? ''}
        onChange={(event) => filters.set(name, event.target.value)}
      />
    </Field>
  );
}
