import { setFieldTexts, validationText, type ValidationTexts } from './catalogue.ts';
import { textsOf } from './texts.ts';
import type { Language } from './languages.ts';

/** A sentence about a field, completed once the reader's language is known. */
export type Sentence = string | ((language: Language) => string);

const texts = textsOf<ValidationTexts>('validation');

/** Runs code that calls `validationText`, synchronously, in a language. */
export function inLanguage<T>(language: Language, doing: () => T): T {
  setFieldTexts(texts[language]);
  try {
    return doing();
  } finally {
    setFieldTexts(texts.en);
  }
}

/** Defers a single sentence until the language is known. */
export const sentence =
  (...said: Parameters<typeof validationText>): Sentence =>
  (language) =>
    inLanguage(language, () => validationText(...said));
