import ar from './ar/validation.json' with { type: 'json' };
import { speakOfFields, validationText, type ValidationTexts } from './catalogue.ts';
import en from './en/validation.json' with { type: 'json' };
import type { Language } from './languages.ts';
import ur from './ur/validation.json' with { type: 'json' };

/** What is wrong with a field, said once the reader's language is known. */
export type Sentence = string | ((language: Language) => string);

const texts: Record<Language, ValidationTexts> = { en, ar, ur };

/** Does what says `validationText`s, all at once, in a language. */
export function saidIn<T>(language: Language, doing: () => T): T {
  speakOfFields(texts[language]);
  try {
    return doing();
  } finally {
    speakOfFields(en);
  }
}

/** The same of a single one, later. */
export const sentence =
  (...said: Parameters<typeof validationText>): Sentence =>
  (language) =>
    saidIn(language, () => validationText(...said));
