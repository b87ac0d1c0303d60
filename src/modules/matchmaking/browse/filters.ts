import type { z } from 'zod';
import type { browseProfiles, discoverProfiles } from '../contracts/browse.schema.ts';
import type { ProfileField } from '../contracts/fields/profile-field.ts';
import { profileFields } from '../contracts/fields/profile-fields.ts';
import { codeOf, type CardCode } from '../projections/card-of.ts';

/** The filters; `wardProfileId` is the ward for whom a guardian looks. */
export type SearchInput = Partial<z.infer<typeof browseProfiles.query> & z.infer<typeof discoverProfiles.query>>;

/** Filters in the encoding of the cards; null does not filter. */
export interface Filters {
  ageMin: number | null;
  ageMax: number | null;
  /** Normalized; a part of the place's name. */
  place: string | null;
  /** By field. */
  answers: Record<string, CardCode>;
  newOnly: boolean;
  /** For a digest: only members who were first listed after this time and are unknown to the viewer. */
  newSince: Date | null;
}

/** The fields with a filter, without the place, which is matched by its parts. */
const FILTERED = Object.entries<ProfileField>(profileFields).filter(([, { filter }]) => filter && !filter.contains);

export function filtersOf(input: SearchInput, newOnly: boolean): Filters {
  const given: Record<string, unknown> = input;
  return {
    ageMin: input.ageMin ?? null,
    ageMax: input.ageMax ?? null,
    place: codeOf(profileFields.location, input.location) as string | null,
    answers: Object.fromEntries(FILTERED.map(([name, field]) => [name, codeOf(field, given[name])])),
    newOnly,
    newSince: null,
  };
}
