import { z } from 'zod';
import { languageIds } from '#kernel/i18n/languages.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { asciiDigits } from '#kernel/contracts/digits.ts';
import { email, personName, phone } from '#kernel/contracts/fields.ts';
import { waliRelations } from './wali.ts';

export const countDigits = (number: string): number => asciiDigits(number).replace(/\D/g, '').length;

/** The guardian as his ward names him. */
export const waliFields = {
  waliName: personName(120).refine((name) => name.split(/\s+/).length >= 2, {
    error: () => validationText('waliName'),
  }),
  waliEmail: email,
  waliPhone: phone(40).refine((number) => countDigits(number) >= 10, { error: () => validationText('waliPhone') }),
  waliRelation: z.enum(waliRelations).default('father'),
  waliLanguage: z.enum(languageIds).optional().describe('language of emails to him; English by default'),
};
export const wali = z.object(waliFields);
export type Wali = z.infer<typeof wali>;
