import { useTranslation } from 'react-i18next';
import { Field, LinkButton, Select, TextInput } from '../../ui/index.ts';
import { choices, type ageFiltersIn } from './example-filters-of.ts';

/** Filters of the examples: a plain form, which the browser submits without scripts. */
export function ExampleFilters({ filters }: { filters: ReturnType<typeof ageFiltersIn> }) {
  const { t } = useTranslation('examples');
  return (
    <form className="card example-filters" method="get" role="search" aria-label={t('filters.label')}>
      <Field label={t('filters.gender')}>
        <Select
          name="gender"
          defaultValue={filters.gender ?? 'all'}
          options={choices.gender.map((value) => ({ value, label: t(`filters.genders.${value}`) }))}
        />
      </Field>
      {(['ageMin', 'ageMax'] as const).map((name) => (
        <Field key={name} label={t(`filters.${name}`)}>
          <TextInput name={name} inputMode="numeric" defaultValue={filters[name] ?? ''} />
        </Field>
      ))}
      <Field label={t('filters.location')}>
        <TextInput name="location" maxLength={100} defaultValue={filters.location ?? ''} />
      </Field>
      <Field label={t('filters.maritalStatus')}>
        <Select
          name="maritalStatus"
          defaultValue={filters.maritalStatus ?? 'all'}
          options={choices.maritalStatus.map((value) => ({ value, label: t(`filters.statuses.${value}`) }))}
        />
      </Field>
      <div className="row">
        <button type="submit" className="btn primary small">
          {t('filters.apply')}
        </button>
        <LinkButton small variant="ghost" to="/example-profiles">
          {t('filters.clear')}
        </LinkButton>
      </div>
    </form>
  );
}
