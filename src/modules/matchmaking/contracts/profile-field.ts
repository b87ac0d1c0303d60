import type { z } from 'zod';
import type { Topic } from './compatibility.ts';

export const ADULT = 18;
export const OLDEST = 100;

/** How an answer is given. Each kind has one schema, one control of the form and one way to be shown. */
export type FieldKind =
  'number' | 'line' | 'words' | 'choice' | 'several' | 'list' | 'yes-no' | 'name' | 'date' | 'age-range';

/** The parts of the forms, in their order; the short form has those in which something stands for it. */
export const formSections = ['basic', 'character', 'family', 'life', 'values', 'wishes'] as const;
export type FormSection = (typeof formSections)[number];
/** The short form (/create-profile) asks for what everybody is asked, the long one (/profile) for everything. */
export type FormLength = 'short' | 'long';
/** The groups of facts on a profile's page, in its order. */
export const pageGroups = ['faith', 'family', 'life', 'hopes'] as const;

/** One thing that a profile says: how it is asked, shown, searched and weighed. */
export interface ProfileField {
  readonly kind: FieldKind;
  /** What is accepted when it is written. */
  readonly schema: z.ZodType;
  /** What is read of what stands already: rules for what is written anew do not judge it. */
  readonly stored: z.ZodType;
  /** What is accepted as a filter. */
  readonly query?: z.ZodType;
  /** The answers of a choice. */
  readonly options?: readonly string[];
  readonly range?: { readonly min: number; readonly max: number };
  /**
   * `required`: everybody is asked. `lasting`: may be left open at first, but not taken back. `optional`: may be taken
   * back.
   */
  readonly answer: 'required' | 'lasting' | 'optional';
  /** What its form holds before anybody answers. */
  readonly initial?: boolean | number;
  /** Only sisters are asked; it is no brother's answer. */
  readonly onlyFor?: 'female';
  /** Asked only where each of these other answers is among those named. */
  readonly when?: Readonly<Record<string, readonly unknown[]>>;
  /** What was said goes where it is not asked any more: back to its `initial`, or altogether. */
  readonly goes?: true;
  /** Nobody else ever sees it. */
  readonly ownOnly?: true;
  /** How much it says to somebody who reads the profile; the share that is filled is the profile's completion. */
  readonly weight?: number;
  /** Answers that are a brother's alone. */
  readonly brothersOnly?: readonly string[];
  /** Its place in the forms: after the fields of the same section that stand above it in the table. */
  readonly form: {
    readonly section: FormSection;
    /** Stands on the short form, too. */
    readonly short?: true;
    /** Its text in the catalogue `profile`; else that of the page serves, `person:fields.<name>`. */
    readonly label?: string;
    readonly hint?: string;
    /** The answers that the short form offers; all of them unless said. */
    readonly options?: readonly string[];
    /** Where the form asks for it, it must be answered, though a call may leave it open. */
    readonly required?: true;
    /** The branch of a catalogue that has words for its answers, where the page has none. */
    readonly words?: string;
    /** Sentences to begin with are offered, from `profile:openings.<name>`. */
    readonly openings?: true;
    /** Has a line of its own. */
    readonly wide?: true;
  };
  /** Its place on the profile's page, in the same way. */
  readonly page?: {
    readonly group: (typeof pageGroups)[number];
    /** Its text in the catalogue `person:fields`, where that is not the field's own. */
    readonly label?: string;
    /** The branch of the catalogue `person` that has words for some answers. */
    readonly words?: string;
    /** The field that counts what this one affirms. */
    readonly count?: string;
  };
  /** Stands in the line about a person, as a part of its own or among those about the family. */
  readonly headline?: 'part' | 'family';
  /** The text of the catalogue `person` in which its number stands there. */
  readonly counted?: string;
  /** Its place among the filters of these lists. */
  readonly filter?: {
    readonly browse?: number;
    readonly discover?: number;
    /** A line that contains what is typed fits, not only one that is equal to it. */
    readonly contains?: true;
    /** A country and its people's name are one. */
    readonly peoples?: true;
    /** The branch of the catalogue `person` that has words for yes and no. */
    readonly words?: string;
  };
  /** The column of `matchmaking.browse_card` by which it is filtered or compared. */
  readonly column?: string;
  /** The topic to which it counts where two people are compared. */
  readonly compared?: Topic;
}

/** Profile fields by their names, in the order in which forms and pages show them. */
export type ProfileFields = Readonly<Record<string, ProfileField>>;

/** Whether somebody who has answered so is asked for a field. */
export const appliesTo = (
  { onlyFor, when = {} }: Pick<ProfileField, 'onlyFor' | 'when'>,
  { gender, ...answers }: Readonly<Record<string, unknown>>,
): boolean =>
  (!onlyFor || onlyFor === gender) &&
  Object.entries(when).every(([other, fitting]) => fitting.includes(answers[other]));

/** The fields of a form, or of one part of it, in their order. */
export const formFields = (
  fields: ProfileFields,
  length: FormLength,
  section?: FormSection,
): [string, ProfileField][] =>
  Object.entries(fields).filter(
    ([, { form }]) => (length === 'long' || form.short) && (!section || form.section === section),
  );

/** The lists that are filtered. */
export type FilteredList = 'browse' | 'discover';

/** The names of the fields by which a list is filtered, in the order in which it shows them. */
export const filtersOf = (fields: ProfileFields, list: FilteredList): string[] =>
  Object.keys(fields)
    .filter((name) => fields[name]?.filter?.[list] !== undefined)
    .toSorted((a, b) => fields[a]!.filter![list]! - fields[b]!.filter![list]!);
