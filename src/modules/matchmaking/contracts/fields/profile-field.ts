import type { Topic } from '../compatibility.ts';

export const ADULT = 18;
export const OLDEST = 100;

/** How a field is answered. Each kind has one schema, one form control and one way to be shown. */
export type FieldKind =
  | 'number'
  | 'short-text'
  | 'long-text'
  | 'choice'
  | 'multiple-choice'
  | 'list'
  | 'prompted'
  | 'yes-no'
  | 'name'
  | 'date'
  | 'age-range';

/** The sections of the forms in order; the short form has only those with a field in it. */
export const formSections = ['basic', 'character', 'family', 'life', 'values', 'wishes'] as const;
export type FormSection = (typeof formSections)[number];
/** The short form (/create-profile) has the fields that everybody is asked for, the long one (/profile) all fields. */
export type FormLength = 'short' | 'long';
export const pageGroups = ['faith', 'family', 'life', 'hopes'] as const;

/** One field of a profile: how it is asked, shown, searched and weighed. */
export interface ProfileField {
  readonly kind: FieldKind;
  readonly options?: readonly string[];
  /** The fewest answers of a multiple choice. */
  readonly fewest?: number;
  /** Former names of answers, which are still accepted. */
  readonly formerAnswers?: Readonly<Record<string, string>>;
  readonly range?: { readonly min: number; readonly max: number };
  /** `required` must be answered, `lasting` may start empty but cannot be cleared, `optional` may be cleared. */
  readonly answer: 'required' | 'lasting' | 'optional';
  /** Women only; not part of a man's profile. */
  readonly onlyFor?: 'female';
  /** Asked only if each of these other fields has one of the listed answers. */
  readonly when?: Readonly<Record<string, readonly unknown[]>>;
  /** Reset to `valueWhenHidden`, or removed, when its condition no longer holds. */
  readonly resetWhenHidden?: true;
  readonly valueWhenHidden?: number;
  /** Visible to its owner only. */
  readonly ownOnly?: true;
  readonly weight?: number;
  /** Answers that only men may give. */
  readonly menOnly?: readonly string[];
  /** Place in the forms: after the fields of the same section that precede it in the table. */
  readonly form: {
    readonly section: FormSection;
    /** Also on the short form. */
    readonly short?: true;
    /** Label in the catalogue `profile`; by default `person:fields.<name>`. */
    readonly label?: string;
    readonly hint?: string;
    /** The answers that the short form offers; by default all. */
    readonly options?: readonly string[];
    /** Required where a form asks for it, although the API lets it be left out. */
    readonly required?: true;
    /** Branch of a catalogue with labels for its answers, if the page has none. */
    readonly labels?: string;
    /** Offers sentences to begin with, from `profile:openings.<name>`. */
    readonly openings?: true;
  };
  /** Place on the profile's page, by the same order. */
  readonly page?: {
    readonly group: (typeof pageGroups)[number];
    /** Label in the catalogue `person:fields`, if not the field's own. */
    readonly label?: string;
    /** Branch of the catalogue `person` with labels for some answers. */
    readonly labels?: string;
    /** The field with the number that belongs to this yes or no. */
    readonly count?: string;
  };
  /** Part of the headline about a person, alone or among the facts about the family. */
  readonly headline?: 'part' | 'family';
  /** Text of the catalogue `person` for its number in the headline. */
  readonly countLabel?: string;
  readonly filter?: {
    readonly browse?: number;
    readonly discover?: number;
    /** Matches a line that contains the input, not only an equal one. */
    readonly contains?: true;
    /** Treats a country and its people's name as the same. */
    readonly peoples?: true;
    /** Branch of the catalogue `person` with labels for yes and no. */
    readonly labels?: string;
  };
  /** Column of `matchmaking.browse_card` for filtering and comparing. */
  readonly column?: string;
  /** The compatibility topic that it belongs to. */
  readonly compared?: Topic;
}

export type ProfileFields = Readonly<Record<string, ProfileField>>;

/** Returns whether a person with these answers is asked for the field. */
export const appliesTo = (
  { onlyFor, when = {} }: Pick<ProfileField, 'onlyFor' | 'when'>,
  { gender, ...answers }: Readonly<Record<string, unknown>>,
): boolean =>
  (!onlyFor || onlyFor === gender) &&
  Object.entries(when).every(([other, fitting]) => fitting.includes(answers[other]));

/** Returns the fields of a form, or of one section of it, in order. */
export const formFields = (
  fields: ProfileFields,
  length: FormLength,
  section?: FormSection,
): [string, ProfileField][] =>
  Object.entries(fields).filter(
    ([, { form }]) => (length === 'long' || form.short) && (!section || form.section === section),
  );

export type FilteredList = 'browse' | 'discover';

/** Returns the names of the fields that filter a list, in the order of its filters. */
export const filtersOf = (fields: ProfileFields, list: FilteredList): string[] =>
  Object.keys(fields)
    .filter((name) => fields[name]?.filter?.[list] !== undefined)
    .toSorted((a, b) => fields[a]!.filter![list]! - fields[b]!.filter![list]!);
