import { SelectInput, TextInput } from 'react-admin';

type Choice = { id: string; name: string };

type SearchFilterProps = { source?: string; label: string; number?: boolean };

/** Narrows a list by what somebody types. */
export const SearchFilter = ({ source = 'q', label, number }: SearchFilterProps) => (
  <TextInput
    source={source}
    label={label}
    helperText={false}
    className="filter wide-filter"
    type="search"
    {...(number && { parse: (value: string) => (/^\d+$/.test(value) ? Number(value) : '') })}
  />
);

/** Narrows a list to one of several kinds. */
export const ChoiceFilter = ({ source, label, choices }: { source: string; label: string; choices: Choice[] }) => (
  <SelectInput
    source={source}
    label={label}
    choices={choices}
    helperText={false}
    className="filter"
    translateChoice={false}
  />
);

/** Narrows a list to those of which something is so, or is not. */
export const YesNoFilter = ({ source, label, yes, no }: { source: string; label: string; yes: string; no: string }) => (
  <SelectInput
    source={source}
    label={label}
    choices={[
      { id: 'true', name: yes },
      { id: 'false', name: no },
    ]}
    format={(value: unknown) => (value === undefined || value === null || value === '' ? '' : String(value))}
    parse={(value: string) => (value === '' ? undefined : value === 'true')}
    helperText={false}
    className="filter"
    translateChoice={false}
  />
);
