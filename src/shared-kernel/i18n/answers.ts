import { fill } from './catalogue.ts';
import texts from './en/answers.json' with { type: 'json' };

export type AnswerTextId = keyof typeof texts;

/** A sentence in a successful answer, fit for a toast. */
export const answerText = (id: AnswerTextId, values?: Record<string, string | number>): string =>
  fill(texts[id], values);
