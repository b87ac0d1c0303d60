import ar from './ar/validation.json' with { type: 'json' };
import { setFieldTexts, validationText, type ValidationTexts } from './catalogue.ts';
import en from './en/validation.json' with { type: 'json' };
import type { Language } from './languages.ts';
import ur from './ur/validation.json' with { type: 'json' };

/** A sentence about a field, completed once the reader's language is known. */
export type Sentence = string | ((language: Language) => string);

const texts: Record<Language, ValidationTexts> = { en, ar, ur };

/** Runs code that calls `validationText`, synchronously, in a language. */
export function inLanguage<T>(language: Language, doing: () => T): T {
  setFieldTexts(texts[language]);
  try {
    return doing();
  } finally {
    setFieldTexts(en);
  }
}

/** Defers a single sentence until the language is known. */
export const sentence =
  (...said: Parameters<typeof validationText>): Sentence =>
  (language) =>
    inLanguage(language, () => validationText(...said));
