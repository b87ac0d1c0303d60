import ar from './ar/answers.json' with { type: 'json' };
import { fill } from './catalogue.ts';
import en from './en/answers.json' with { type: 'json' };
import type { Language } from './languages.ts';
import ur from './ur/answers.json' with { type: 'json' };

export type AnswerTextId = keyof typeof en;

const texts: Record<Language, typeof en> = { en, ar, ur };

/** A sentence in a successful answer, fit for a toast; the console and invoices speak English. */
export const answerText = (
  id: AnswerTextId,
  values?: Record<string, string | number>,
  language: Language = 'en',
): string => fill(texts[language][id], values);
