import { fill } from './catalogue.ts';
import type en from '#texts/en/answers.json';
import { textsOf } from './texts.ts';
import type { Language } from './languages.ts';

export type AnswerTextId = keyof typeof en;

const texts = textsOf<typeof en>('answers');

/** A sentence of a successful response, for a toast; console and invoices are in English. */
export const answerText = (
  id: AnswerTextId,
  values?: Record<string, string | number>,
  language: Language = 'en',
): string => fill(texts[language][id], values);
