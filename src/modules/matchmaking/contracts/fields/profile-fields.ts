import type { ProfileFields } from './profile-field.ts';
import { aboutFields } from './about-fields.ts';
import { practiceFields } from './practice-fields.ts';
import { familyFields } from './family-fields.ts';
import { marriageFields } from './marriage-fields.ts';
import { wishFields } from './wish-fields.ts';

/**
 * All profile fields in the order of forms and pages; all that concerns them derives from it. A field that filters or
 * ranks also has a column on the browse card, and one that ranks a line of SQL in `infra/compatibility.sql`.
 */
export const profileFields = {
  ...aboutFields,
  ...practiceFields,
  ...familyFields,
  ...marriageFields,
  ...wishFields,
} as const satisfies ProfileFields;

type Fields = typeof profileFields;
export type FieldName = keyof Fields;
/** A field with a closed set of answers that have labels of their own. */
export type ChoiceField = {
  [Name in FieldName]: Fields[Name] extends { kind: 'choice'; page: { labels: string } }
    ? never
    : Fields[Name] extends { kind: 'choice' }
      ? Name
      : never;
}[FieldName];

/** The answers of each field with a closed set of them. */
export const options = Object.fromEntries(
  Object.entries<ProfileFields[string]>(profileFields)
    .filter(([, field]) => field.kind === 'choice' && !field.page?.labels)
    .map(([fieldName, field]) => [fieldName, field.options]),
) as { [Name in ChoiceField]: Fields[Name]['options'] };
