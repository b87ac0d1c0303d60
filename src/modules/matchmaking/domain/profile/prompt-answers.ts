import { invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import { isSupposed, type Prompt, type PromptAnswer } from '../../contracts/prompts/prompts.ts';

/**
 * Adds the question to each answer: the one that the person answered before, or else the one on offer (R-C.5).
 * @throws common.invalid naming `promptAnswers` if the prompt is not on offer
 */
export const withQuestions = (given: PromptAnswer[], before: PromptAnswer[], offered: Prompt[]): PromptAnswer[] =>
  given.map(({ promptId, text }) => {
    const prompt = [...before, ...offered].find((known) => known.promptId === promptId);
    if (!prompt) throw invalidField('promptAnswers', sentence('promptUnknown'));
    return { promptId, text, question: prompt.question!, supposes: prompt.supposes! };
  });

/**
 * Refuses an answer to a prompt that supposes what the profile does not say (R-C.5).
 * @throws common.invalid naming `promptAnswers`
 */
export function requireSupposed(answers: PromptAnswer[], person: Readonly<Record<string, unknown>>): void {
  if (!answers.every((answer) => isSupposed(answer, person)))
    throw invalidField('promptAnswers', sentence('promptUnknown'));
}
