import type answers from '#texts/en/answers.json';
import invoices from '#texts/en/invoices.json' with { type: 'json' };
import { fill } from './catalogue.ts';
import { textsOf } from './texts.ts';
import type { Language } from './languages.ts';

export type AnswerTextId = keyof typeof answers;

const texts = textsOf<typeof answers>('answers');

/** A sentence of a successful response, for a toast. */
export const answerText = (id: AnswerTextId, values: Record<string, string | number>, language: Language): string =>
  fill(texts[language][id], values);

/** A text of invoices and of emails about payments, which are in English. */
export const invoiceText = (id: keyof typeof invoices, values?: Record<string, string | number>): string =>
  fill(invoices[id], values);
