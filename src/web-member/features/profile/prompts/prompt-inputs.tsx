import {
  isSupposed,
  listPrompts,
  PROMPT_ANSWER_MAX,
  PROMPT_ANSWERS_MAX,
  type Prompt,
  type PromptAnswer,
} from '#modules/matchmaking/contracts/prompts/prompts.ts';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useEndpoint } from '../../../../web-shared/server/api.ts';
import { Field, TextArea } from '../../../ui/index.ts';
import { useQuestion } from '../../person/index.ts';
import type { ProfileFormValues } from '../form-values.ts';

type PromptInputsProps = { name: string; legend: ReactNode; hint: ReactNode; error: string | undefined };

/** Inputs for the prompts that fit this person's answers, and for answered prompts that are no longer on offer. */
export function PromptInputs({ name, legend, hint, error }: PromptInputsProps) {
  const { watch } = useFormContext<ProfileFormValues>();
  const question = useQuestion();
  const { field, formState } = useController<ProfileFormValues>({ name });
  const { data: offered = [] } = useEndpoint(listPrompts);
  const answers = (field.value ?? []) as PromptAnswer[];
  const isAnswered = ({ promptId }: Prompt) => answers.some((answer) => answer.promptId === promptId);
  const isFull = answers.length >= PROMPT_ANSWERS_MAX;
  const prompts = [
    ...(answers as Prompt[]).filter(({ promptId }) => offered.every((prompt) => prompt.promptId !== promptId)),
    ...offered.filter((prompt) => (isFull ? isAnswered(prompt) : true)),
  ].filter((prompt) => isSupposed(prompt, watch()));
  if (prompts.length === 0) return null;
  const write = ({ promptId, question, supposes }: Prompt, text: string) => {
    const added = { promptId, question, supposes, text };
    const next = answers.some((answer) => answer.promptId === promptId)
      ? answers.map((answer) => (answer.promptId === promptId ? { ...answer, text } : answer))
      : [...answers, added];
    const written = next.filter((answer) => answer.text !== '');
    field.onChange(written.length > 0 ? written : undefined);
  };
  const errors = formState.errors[name] as { text?: { message?: string } }[] | undefined;
  return (
    <fieldset className="choices stack">
      <legend>{legend}</legend>
      <p className="small quiet">{hint}</p>
      {prompts.map((prompt) => {
        const at = answers.findIndex(({ promptId }) => promptId === prompt.promptId);
        const text = answers[at]?.text ?? '';
        const known = answers[at]?.question ? (answers[at] as Prompt) : prompt;
        return (
          <Field key={prompt.promptId} optional label={question(known.question)} error={errors?.[at]?.text?.message}>
            <TextArea
              rows={3}
              name={name}
              value={text}
              onChange={(event) => write(prompt, event.target.value)}
              onBlur={field.onBlur}
              limit={PROMPT_ANSWER_MAX}
              length={text.trim().length}
            />
          </Field>
        );
      })}
      {error && !Array.isArray(errors) && <p className="field-error">{error}</p>}
    </fieldset>
  );
}
