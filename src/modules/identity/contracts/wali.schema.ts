import { z } from 'zod';
import { languageIds } from '#kernel/i18n/languages.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { asciiDigits } from '#kernel/contracts/digits.ts';
import { email, personName, phone } from '#kernel/contracts/fields.ts';
import { imamReasons, waliRelations, type WaliRelation } from './wali.ts';

export const countDigits = (number: string): number => asciiDigits(number).replace(/\D/g, '').length;

/** The guardian as his ward names him. */
export const waliFields = {
  waliName: personName(120).refine((name) => name.split(/\s+/).length >= 2, {
    error: () => validationText('waliName'),
  }),
  waliEmail: email,
  waliPhone: phone(40).refine((number) => countDigits(number) >= 10, { error: () => validationText('waliPhone') }),
  waliRelation: z.enum(waliRelations).default('father'),
  imamReason: z
    .preprocess((reason) => reason || undefined, z.enum(imamReasons).optional())
    .describe('why she names an imam; required with the relation `imam`, and read by the staff only'),
  waliLanguage: z.enum(languageIds).optional().describe('language of emails to him; that of the site by default'),
};
/** A reason is required if she names an imam, and dropped otherwise. */
export function requireImamReason(
  form: { waliRelation: WaliRelation; imamReason?: unknown },
  ctx: z.core.$RefinementCtx,
) {
  if (form.waliRelation === 'imam' && !form.imamReason)
    ctx.addIssue({ code: 'custom', path: ['imamReason'], message: validationText('imamReason'), input: undefined });
}
export const wali = z.object(waliFields).superRefine(requireImamReason);

const chosen = <Choice extends z.ZodType>(choice: Choice) => z.preprocess((value) => value || undefined, choice);
/** As `waliFields`; a form asks for what the API fills with a default. */
export const waliFormFields = {
  ...waliFields,
  waliRelation: chosen(z.enum(waliRelations)),
  waliLanguage: chosen(z.enum(languageIds)),
};
export const waliForm = z.object(waliFormFields).superRefine(requireImamReason);
export type Wali = z.infer<typeof wali>;
