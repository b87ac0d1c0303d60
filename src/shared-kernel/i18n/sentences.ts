import type en from '#texts/en/console-fields.json';
import { setFieldTexts, setRecordTexts, validationText, type ValidationTexts } from './catalogue.ts';
import { textsOf } from './texts.ts';
import type { Language } from './languages.ts';

/** A sentence about a field, completed once the reader's language is known. */
export type Sentence = string | ((language: Language) => string);

const texts = textsOf<ValidationTexts>('validation');
const records = textsOf<typeof en>('console-fields');

function speak(language: Language): void {
  setFieldTexts(texts[language]);
  setRecordTexts(records[language].fields, records[language].own);
}
speak('en');

/** Runs code that calls `validationText`, synchronously, in a language. */
export function inLanguage<T>(language: Language, doing: () => T): T {
  speak(language);
  try {
    return doing();
  } finally {
    speak('en');
  }
}

/** Defers a single sentence until the language is known. */
export const sentence =
  (...said: Parameters<typeof validationText>): Sentence =>
  (language) =>
    inLanguage(language, () => validationText(...said));
