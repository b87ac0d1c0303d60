import { filtersOf, type FilteredList } from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { profileFields } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { isNavigationUnderWay } from '../../lib/navigation/pending-navigation.ts';
import { complaintsAbout } from './filter-complaints.ts';

const DEBOUNCE_MS = 400;
type Values = Record<string, string>;

const ages = ['ageMin', 'ageMax'];
const namesOf: Record<FilteredList, string[]> = {
  browse: [...ages, ...filtersOf(profileFields, 'browse')],
  discover: [...ages, ...filtersOf(profileFields, 'discover')],
};

/**
 * Filters that are stored in the address, so that a list can be bookmarked, shared and navigated back. Typing is
 * debounced; invalid filters show an error and are not applied.
 */
export function useFilters(list: FilteredList) {
  const names = namesOf[list];
  const { search } = useLocation();
  const navigate = useNavigate();
  // Applying a filter is a navigation, and would cancel one in progress.
  const free = useNavigation().state === 'idle';
  const parameters = valuesIn(search, names);
  const [values, setValues] = useState(parameters);
  const [changed, setChanged] = useState<string | null>(null);
  const [seen, setSeen] = useState(search);
  const [written, setWritten] = useState<{ search: string; changed: string | null } | null>(null);
  // The address changed, but not by this form: show its filters.
  if (search !== seen) {
    setSeen(search);
    if (search !== written?.search) {
      setValues(parameters);
      setWritten(null);
    }
  }

  const errors = complaintsAbout(values, profileFields);
  const wrong = complaintsAbout(parameters, profileFields);
  const debounced = Object.fromEntries(Object.entries(parameters).filter(([name]) => wrong[name] === undefined));
  const next = searchOf(values);
  const waits = free && Object.keys(errors).length === 0 && next !== searchOf(parameters);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => {
      // A navigation has just started; wait for its end.
      if (isNavigationUnderWay()) return;
      setWritten({ search: next, changed });
      // Replaces the history entry while the same filter is edited, so that the back button undoes a whole word.
      const goesOn = written !== null && written.changed === changed;
      void navigate({ search: next }, { replace: goesOn, preventScrollReset: true });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [waits, next, changed, written, navigate]);

  return {
    values,
    debounced: debounced,
    errors,
    set(name: string, value: string) {
      setValues((old) => ({ ...old, [name]: value }));
      setChanged(name);
    },
    clear() {
      setValues(valuesIn('', names));
      setChanged(null);
    },
    count: Object.values(debounced).filter(Boolean).length,
  };
}

export type Filters = ReturnType<typeof useFilters>;

function valuesIn(search: string, names: readonly string[]): Values {
  const given = new URLSearchParams(search);
  return Object.fromEntries(names.map((name) => [name, given.get(name) ?? '']));
}

function searchOf(values: Values): string {
  const given = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return given.size > 0 ? `?${given}` : '';
}
