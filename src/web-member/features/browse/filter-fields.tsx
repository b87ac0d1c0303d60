import {
  filtersOf,
  type FilteredList,
  type ProfileField,
  type ProfileFields,
} from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { profileFields } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Field, Select, TextInput } from '../../ui/index.ts';
import { useFilterOptions } from './filter-words.ts';
import type { Filters } from './use-filters.ts';

const SUGGESTED = { ageMin: '18', ageMax: '60' };

type FieldFiltersProps = {
  filters: Filters;
  list: FilteredList;
  /** Includes the fields that only sisters fill in. */
  seeksWife?: boolean;
  fields?: ProfileFields;
};

export function FieldFilters({ filters, list, seeksWife = false, fields = profileFields }: FieldFiltersProps) {
  const names = filtersOf(fields, list).filter((name) => seeksWife || fields[name]?.onlyFor !== 'female');
  return (
    <>
      <AgeFilter filters={filters} />
      {names.map((name) => (
        <FieldFilter key={name} filters={filters} name={name} field={fields[name]!} />
      ))}
    </>
  );
}

function AgeFilter({ filters }: { filters: Filters }) {
  const { t } = useText('browse');
  return (
    <div className="filter-ages">
      {(['ageMin', 'ageMax'] as const).map((name) => (
        <Field key={name} label={t(name)} error={filters.errors[name]}>
          <TextInput
            name={name}
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

/** The filter of a field: free text for a line, otherwise a choice of its options. */
function FieldFilter({ filters, name, field }: { filters: Filters; name: string; field: ProfileField }) {
  const { t } = useText(['person', 'common']);
  const optionsOf = useFilterOptions();
  const { kind, page, filter } = field;
  const value = filters.values[name] ?? '';
  return (
    <Field
      label={t(`fields.${page?.label ?? name}` as 'fields.age')}
      hint={filter?.peoples && t('filters.peoples')}
      error={filters.errors[name]}
    >
      {kind === 'short-text' ? (
        <TextInput name={name} value={value} onChange={(event) => filters.set(name, event.target.value)} />
      ) : (
        <Select
          name={name}
          placeholder={t('common:field.any')}
          options={optionsOf(name, field)}
          value={value}
          onChange={(event) => filters.set(name, event.target.value)}
        />
      )}
    </Field>
  );
}
