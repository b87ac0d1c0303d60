import ar from './ar/answers.json' with { type: 'json' };
import { fill } from './catalogue.ts';
import en from './en/answers.json' with { type: 'json' };
import type { Language } from './languages.ts';
import ur from './ur/answers.json' with { type: 'json' };

export type AnswerTextId = keyof typeof en;

const texts: Record<Language, typeof en> = { en, ar, ur };

/** A sentence of a successful response, for a toast; console and invoices are in English. */
export const answerText = (
  id: AnswerTextId,
  values?: Record<string, string | number>,
  language: Language = 'en',
): string => fill(texts[language][id], values);
