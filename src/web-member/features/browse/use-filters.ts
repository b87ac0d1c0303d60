import type { z } from 'zod';
import { useEffect, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';

const SETTLE_MS = 400;
type Values = Record<string, string>;

/** Filters that live in the address, so that a list can be left and found again; typing settles for a moment first. */
export function useFilters(schema: z.ZodType, names: readonly string[]) {
  const [search, setSearch] = useSearchParams();
  const read = () => Object.fromEntries(names.map((name) => [name, search.get(name) ?? '']));
  const [values, setValues] = useState<Values>(read);
  const [settled, setSettled] = useState<Values>(values);
  const { state } = useNavigation();

  const checked = schema.safeParse(values);
  const errors: Values = {};
  for (const issue of checked.error?.issues ?? []) errors[String(issue.path[0])] ??= issue.message;

  useEffect(() => {
    // Writing the address while another page is being fetched would call that page off.
    if (!checked.success || values === settled || state !== 'idle') return;
    const timer = setTimeout(() => {
      setSettled(values);
      const given = Object.entries(values).filter(([, value]) => value !== '');
      setSearch(given, { replace: true, preventScrollReset: true });
    }, SETTLE_MS);
    return () => clearTimeout(timer);
    // The other values are made anew at each render; these alone decide.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [values, settled, state]);

  return {
    values,
    settled,
    errors,
    set: (name: string, value: string) => setValues((old) => ({ ...old, [name]: value })),
    clear: () => setValues(Object.fromEntries(names.map((name) => [name, '']))),
    count: Object.values(settled).filter(Boolean).length,
  };
}

export type Filters = ReturnType<typeof useFilters>;
