import type { Language } from '#kernel/i18n/languages.ts';

export const PROMPT_ANSWERS_MAX = 3;
export const PROMPT_ANSWER_MIN = 20;
export const PROMPT_ANSWER_MAX = 280;
export const PROMPT_MAX = 120;

/** Suppositions of prompts; a prompt is offered only to those whose profile says so (R-C.5). */
export const suppositions = ['nothing', 'children', 'formerMarriage'] as const;
export type Supposition = (typeof suppositions)[number];

export type Question = Record<Language, string>;

export interface Prompt {
  promptId: number;
  question: Question;
  supposes: Supposition;
}

/** A short answer with the question that it was given to; input has only the number of the prompt (ADR 58). */
export interface PromptAnswer extends Partial<Omit<Prompt, 'promptId'>> {
  promptId: number;
  text: string;
}

const AFTER_MARRIAGE: readonly unknown[] = ['divorced', 'widowed'];

/** Returns whether a profile with these answers says what the prompt supposes (R-C.5). */
export const isSupposed = (
  { supposes = 'nothing' }: Pick<PromptAnswer, 'supposes'>,
  { hasChildren, currentMaritalStatus }: Readonly<Record<string, unknown>>,
): boolean => {
  if (supposes === 'children') return hasChildren === true;
  return supposes === 'nothing' || AFTER_MARRIAGE.includes(currentMaritalStatus);
};

export const listPrompts = 'GET /api/profile/prompts';
