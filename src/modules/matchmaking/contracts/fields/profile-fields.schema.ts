import { z } from 'zod';
import { isoDate, isoTime, numericId, opaqueId } from '#kernel/contracts/fields.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { genders } from '../../../identity/contracts/auth.ts';
import { consentVersions } from '../consent.ts';
import { iddahStatuses } from '../iddah.ts';
import { measureKinds, measureReasons } from '../moderation/measures.ts';
import { schemaOf, storedSchemaOf, type SchemaOf } from './field-kinds.schema.ts';
import type { ProfileField, ProfileFields } from './profile-field.ts';

const consentVersion = z.enum(consentVersions).optional();

/** A woman's answer about her waiting period, and its last day; null without one. */
const iddah = { iddahStatus: z.enum(iddahStatuses).nullable(), iddahEndsOn: isoDate.nullable() };
/** Hidden parts of the own profile, and warnings of the staff; the newest first. */
const measures = z.array(
  z.object({
    id: opaqueId,
    kind: z.enum(measureKinds),
    part: z.string().nullable().describe('the name of a text, or `profile` for all of it; null for a warning'),
    why: z.enum(measureReasons),
    note: z.string(),
    createdAt: isoTime,
    submittedAt: isoTime.nullable().describe('since when the rewritten text is waiting for the staff'),
    acknowledgedAt: isoTime.nullable(),
  }),
);
type Stated<F extends ProfileFields> = { [Name in keyof F]: SchemaOf<F[Name]> };
type Created<F extends ProfileFields> = {
  [Name in keyof F]: F[Name] extends { answer: 'required' } ? SchemaOf<F[Name]> : z.ZodOptional<SchemaOf<F[Name]>>;
};
type Updated<F extends ProfileFields> = {
  [Name in keyof F]: F[Name] extends { answer: 'optional' }
    ? z.ZodOptional<z.ZodNullable<SchemaOf<F[Name]>>>
    : z.ZodOptional<SchemaOf<F[Name]>>;
};
type FormFields<F extends ProfileFields, Place> = {
  [Name in keyof F as F[Name] extends { form: Place } ? Name : never]: SchemaOf<F[Name]>;
};
type Stored<F extends ProfileFields> = {
  [Name in keyof F as Name extends keyof typeof iddah ? never : Name]: z.ZodOptional<SchemaOf<F[Name]>>;
};
type VisibleFields<F extends ProfileFields> = {
  [Name in keyof F as F[Name] extends { ownOnly: true } ? never : Name]: z.ZodOptional<SchemaOf<F[Name]>>;
};

const shapeOf = <Shape>(fields: ProfileFields, make: (field: ProfileField) => z.ZodType): Shape =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field)])) as Shape;
const only = (fields: ProfileFields, wanted: (field: ProfileField) => unknown): ProfileFields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => wanted(field)));

const createdOf = (field: ProfileField): z.ZodType =>
  field.answer === 'required' ? schemaOf(field) : schemaOf(field).optional();
/** Null clears an optional field. */
const updatedOf = (field: ProfileField): z.ZodType =>
  field.answer === 'optional' ? schemaOf(field).nullish() : schemaOf(field).optional();
const storedOf = (field: ProfileField): z.ZodType => storedSchemaOf(field).optional();

/** Builds the input and output schemas of a profile with these fields. */
export function profileSchemas<F extends ProfileFields>(fields: F) {
  const gender = z.enum(genders, {
    error: ({ input }) => (input === undefined || input === '' ? validationText('profileGender') : undefined),
  });
  const read = { id: numericId, gender: z.enum(genders), aboutMe: z.string() };
  const created = shapeOf<Created<F>>(fields, createdOf);
  const required = only(fields, ({ form }) => form.required);
  const seenByOthers = only(fields, ({ ownOnly }) => !ownOnly);
  return {
    stated: z.object(shapeOf<Stated<F>>(fields, schemaOf)),
    createForm: z.object({ gender, ...created, consentVersion }),
    /** The forms require some fields that the API lets be left out. */
    shortForm: z.object({
      gender,
      ...created,
      ...shapeOf<FormFields<F, { short: true; required: true }>>(
        only(required, ({ form }) => form.short),
        schemaOf,
      ),
      consentVersion,
    }),
    longForm: z.object({
      gender,
      ...created,
      ...shapeOf<FormFields<F, { required: true }>>(required, schemaOf),
      consentVersion,
    }),
    updateForm: z.object({
      ...shapeOf<Updated<F>>(fields, updatedOf),
      gender: gender.optional(),
      consentVersion,
    }),
    own: z.object({
      ...read,
      ...shapeOf<Stored<F>>(fields, storedOf),
      profileComplete: z.boolean(),
      profileCompletion: z.number().int(),
      /** Open fields that would raise the completion, the weightiest first. */
      missingFields: z.array(z.string()),
      /** A man with four wives is not listed, is not asked and cannot send. */
      hasFourWives: z.boolean(),
      guardianVerified: z.boolean(),
      hasGuardian: z.boolean(),
      /** Fields that hold a default which the member never stated. */
      assumedFields: z.array(z.string()),
      /** She is a woman whose marriage has ended. */
      mayStateIddah: z.boolean(),
      ...iddah,
      breakUntil: isoDate.nullable(),
      measures,
      consentStated: z.boolean(),
      /** False also after consent to an older version of the text. */
      consentIsCurrent: z.boolean(),
    }),
    /** Never a name, address, phone, guardian's identity or exact birth data. */
    seen: z.object({
      ...read,
      ...shapeOf<VisibleFields<F>>(seenByOthers, storedOf),
      guardianVerified: z.boolean(),
      /** Texts that staff have hidden from members; only staff and a deciding guardian read them. */
      hiddenTexts: z.array(z.string()).optional(),
    }),
  };
}
