import { z } from 'zod';
import { isoDate, numericId } from '#kernel/contracts/fields.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { genders } from '../../identity/contracts/auth.ts';
import type { ProfileField, ProfileFields } from './profile-field.ts';

/**
 * The wordings of the consent to processing religious and marital data that the service has published, the present one
 * last.
 */
export const consentVersions = ['2026-11'] as const;
export type ConsentVersion = (typeof consentVersions)[number];
/** The one that the form shows now. */
export const CONSENT_VERSION: ConsentVersion = consentVersions.at(-1)!;
/** The wording that was agreed to. */
const consentVersion = z.enum(consentVersions).optional();

/** The end of her waiting period; a field of its own, which nobody else is shown. */
const iddahEndsOn = isoDate.nullable();

type Schema<Field extends ProfileField> = Field['schema'];
type Stated<F extends ProfileFields> = { [Name in keyof F]: Schema<F[Name]> };
type Created<F extends ProfileFields> = {
  [Name in keyof F]: F[Name] extends { answer: 'required' } ? Schema<F[Name]> : z.ZodOptional<Schema<F[Name]>>;
};
type Updated<F extends ProfileFields> = {
  [Name in keyof F]: F[Name] extends { answer: 'optional' }
    ? z.ZodOptional<z.ZodNullable<Schema<F[Name]>>>
    : z.ZodOptional<Schema<F[Name]>>;
};
type FormFields<F extends ProfileFields, Place> = {
  [Name in keyof F as F[Name] extends { form: Place } ? Name : never]: Schema<F[Name]>;
};
type Stored<F extends ProfileFields> = { [Name in keyof F]: z.ZodOptional<F[Name]['stored']> };
type VisibleFields<F extends ProfileFields> = {
  [Name in keyof F as F[Name] extends { ownOnly: true } ? never : Name]: z.ZodOptional<F[Name]['stored']>;
};

/** The schemas of the fields, made from each in one way. `Shape` says what that gives for these very fields. */
const shapeOf = <Shape>(fields: ProfileFields, make: (field: ProfileField) => z.ZodType): Shape =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field)])) as Shape;
const only = (fields: ProfileFields, wanted: (field: ProfileField) => unknown): ProfileFields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => wanted(field)));

const createdOf = ({ schema, answer }: ProfileField): z.ZodType => (answer === 'required' ? schema : schema.optional());
/** Null removes what somebody told because he or she wished to. */
const updatedOf = ({ schema, answer }: ProfileField): z.ZodType =>
  answer === 'optional' ? schema.nullish() : schema.optional();
const storedOf = ({ stored }: ProfileField): z.ZodType => stored.optional();

/** What is written and read of a profile with these fields. */
export function profileSchemas<F extends ProfileFields>(fields: F) {
  const gender = z.enum(genders, {
    error: ({ input }) => (input === undefined || input === '' ? validationText('profileGender') : undefined),
  });
  const read = { id: numericId, gender: z.enum(genders), aboutMe: z.string() };
  const created = shapeOf<Created<F>>(fields, createdOf);
  const schemaOf = ({ schema }: ProfileField) => schema;
  const required = only(fields, ({ form }) => form.required);
  const seenByOthers = only(fields, ({ ownOnly }) => !ownOnly);
  return {
    stated: z.object(shapeOf<Stated<F>>(fields, ({ schema }) => schema)),
    createForm: z.object({ gender, ...created, iddahEndsOn: iddahEndsOn.optional(), consentVersion }),
    /** The forms also want some that a call may leave open, where they ask for them. */
    shortForm: z.object({
      gender,
      ...created,
      ...shapeOf<FormFields<F, { short: true; required: true }>>(
        only(required, ({ form }) => form.short),
        schemaOf,
      ),
      iddahEndsOn: iddahEndsOn.optional(),
      consentVersion,
    }),
    longForm: z.object({
      gender,
      ...created,
      ...shapeOf<FormFields<F, { required: true }>>(required, schemaOf),
      iddahEndsOn: iddahEndsOn.optional(),
      consentVersion,
    }),
    updateForm: z.object({
      ...shapeOf<Updated<F>>(fields, updatedOf),
      gender: gender.optional(),
      iddahEndsOn: iddahEndsOn.optional(),
      consentVersion,
    }),
    own: z.object({
      ...read,
      ...shapeOf<Stored<F>>(fields, storedOf),
      profileComplete: z.boolean(),
      profileCompletion: z.number().int(),
      /** What would add to the completion, the weightiest first. */
      missingFields: z.array(z.string()),
      /** Whether he is neither listed nor asked, nor asks anybody. */
      hasFourWives: z.boolean(),
      guardianVerified: z.boolean(),
      hasGuardian: z.boolean(),
      /** Fields that hold a default which the member never stated. */
      assumedFields: z.array(z.string()),
      /** Whether she may state the end of a waiting period. */
      mayStateIddah: z.boolean(),
      iddahEndsOn,
      /** The end of a break that the member takes. */
      breakUntil: isoDate.nullable(),
      /** Whether the consent to processing religious and marital data is on record. */
      consentStated: z.boolean(),
    }),
    /** Never a name, address, phone, guardian's identity or exact birth data. */
    seen: z.object({
      ...read,
      ...shapeOf<VisibleFields<F>>(seenByOthers, storedOf),
      guardianVerified: z.boolean(),
    }),
  };
}
