import { sentencesOf } from './sentences.ts';
import type { PromptAnswer } from '../prompts/prompts.ts';

/** Lengths of a sentence that a request may quote, in characters. */
export const QUOTE_MIN = 12;
export const QUOTE_MAX = 280;

interface OwnWords {
  aboutMe: string;
  promptAnswers?: PromptAnswer[] | undefined;
}

/** Returns the sentences of a profile that a request may quote: short answers first, then the introduction (R-C.6). */
export const quotableSentences = ({ aboutMe, promptAnswers = [] }: OwnWords): string[] => [
  ...new Set(
    [...promptAnswers.map(({ text }) => text), aboutMe]
      .flatMap(sentencesOf)
      .filter(({ length }) => length >= QUOTE_MIN && length <= QUOTE_MAX),
  ),
];
