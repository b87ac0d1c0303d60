import { fill } from './catalogue.ts';
import texts from './en/answers.json' with { type: 'json' };

/** A sentence in a successful answer, fit for a toast. */
export const answerText = (id: keyof typeof texts, values?: Record<string, string | number>): string =>
  fill(texts[id], values);
