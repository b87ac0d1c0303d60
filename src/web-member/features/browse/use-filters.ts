import type { z } from 'zod';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const SETTLE_MS = 400;
type Values = Record<string, string>;

/** Filters that live in the address, so that a list can be left and found again; typing settles for a moment first. */
export function useFilters(schema: z.ZodType, names: readonly string[]) {
  const { pathname } = useLocation();
  const [values, setValues] = useState<Values>(() => {
    const given = new URLSearchParams(location.search);
    return Object.fromEntries(names.map((name) => [name, given.get(name) ?? '']));
  });
  const [settled, setSettled] = useState(values);

  const checked = schema.safeParse(values);
  const errors: Values = {};
  for (const issue of checked.error?.issues ?? []) errors[String(issue.path[0])] ??= issue.message;

  useEffect(() => {
    if (!checked.success || values === settled) return;
    const timer = setTimeout(() => {
      setSettled(values);
      const given = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
      // Not by the router: to it this would be a navigation, which calls off one that is under way.
      if (location.pathname === pathname) history.replaceState(history.state, '', given.size ? `?${given}` : pathname);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
    // The other values are made anew at each render; these alone decide.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [values, settled]);

  /** These filters, and no others. */
  const show = (given: Readonly<Record<string, unknown>>) =>
    setValues(Object.fromEntries(names.map((name) => [name, String(given[name] ?? '')])));

  return {
    values,
    settled,
    errors,
    set: (name: string, value: string) => setValues((old) => ({ ...old, [name]: value })),
    clear: () => show({}),
    show,
    count: Object.values(settled).filter(Boolean).length,
  };
}

export type Filters = ReturnType<typeof useFilters>;
