import { typedNumber } from '#kernel/contracts/digits.ts';
import type { ComponentProps } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { useTranslation } from 'react-i18next';

type Choice = { id: string; name: string };
type SearchFilterProps = { source?: string; label: string; number?: boolean };

export const SearchFilter = ({ source = 'q', label, number }: SearchFilterProps) => (
  <TextInput
    source={source}
    label={label}
    helperText={false}
    className="filter wide-filter"
    type="search"
    {...(number && { parse: (typed: string) => (typeof typedNumber(typed) === 'number' ? typedNumber(typed) : '') })}
  />
);

export function ChoiceFilter(choice: ComponentProps<typeof SelectInput> & { choices: Choice[] }) {
  const { t } = useTranslation('console');
  return (
    <SelectInput
      {...choice}
      emptyText={t('list.all')}
      slotProps={{ select: { displayEmpty: true } }}
      helperText={false}
      className="filter"
      translateChoice={false}
    />
  );
}

type YesNoFilterProps = { source: string; label: string; yes: string; no: string };

/** Filters a list by a yes-or-no property. */
export const YesNoFilter = ({ yes, no, ...props }: YesNoFilterProps) => (
  <ChoiceFilter
    {...props}
    choices={[
      { id: 'true', name: yes },
      { id: 'false', name: no },
    ]}
    format={(value: unknown) => (value === undefined || value === null || value === '' ? '' : String(value))}
    parse={(value: string) => (value === '' ? undefined : value === 'true')}
  />
);
