import { plainNumber } from '#kernel/contracts/digits.ts';
import { truncate } from '#kernel/contracts/truncate.ts';
import { EXAMPLE_AGES, exampleStatuses } from '#modules/content/contracts/library.ts';
import { genders } from '#modules/identity/contracts/auth.ts';

const LONGEST_PLACE = 100;

export const choices = { gender: ['all', ...genders], maritalStatus: ['all', ...exampleStatuses] } as const;
type Choice = keyof typeof choices;

/** Reads the filters of an address, and ignores invalid ones, since addresses may be typed. */
export function ageFiltersIn(search: URLSearchParams) {
  const chosen = <C extends Choice>(name: C) =>
    choices[name].find((one) => one === search.get(name)) as (typeof choices)[C][number] | undefined;
  const age = (name: string) => {
    const typed = plainNumber(search.get(name) ?? '');
    const { least, most } = EXAMPLE_AGES;
    return /^\d{1,3}$/.test(typed) && Number(typed) >= least && Number(typed) <= most ? typed : undefined;
  };
  return {
    gender: chosen('gender'),
    ageMin: age('ageMin'),
    ageMax: age('ageMax'),
    location: truncate(search.get('location')?.trim() ?? '', LONGEST_PLACE, { mark: '' }) || undefined,
    maritalStatus: chosen('maritalStatus'),
  };
}
