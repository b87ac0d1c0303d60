import { useEffect, useState } from 'react';
import {
  useForm,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormProps,
} from 'react-hook-form';
import type { z } from 'zod';
import { toastError } from '../../ui/feedback/refusal.tsx';
import { i18n } from '../text/i18n.ts';
import { retryWhenOnline } from '../server/retry-when-online.ts';
import { speakOfFieldsHere } from './field-error-language.ts';
import { ApiError } from '../../../web-shared/server/api.ts';
import type { Address } from '../../../web-shared/server/contracts.ts';
import { useSentForm } from './sent-form.ts';
import { useFormMutation } from './use-form-mutation.ts';

type Schema<Typed, Checked> = z.ZodType<Checked, Typed>;
type CheckedFormOptions<Typed extends FieldValues, Checked, Answer> = Pick<UseFormProps<Typed>, 'defaultValues'> & {
  /** Loads the schema of the input, which somebody who only reads the page does not need. */
  schema?: () => Promise<Schema<Typed, Checked> | Resolver<Typed, unknown, Checked>>;
  /** The endpoint, if the server answers the form without the app. */
  sends?: Address;
  /** Sends the input. A form that is saved in parts sends by itself, and calls `mark` with a refusal. */
  send?: (input: Checked) => Promise<Answer>;
  onSuccess?: (answer: Answer, input: Checked) => unknown;
  onSettled?: () => unknown;
  /** The title of the toast about a refusal, and its text if the server has no sentence; none without a title. */
  failed?: string;
  failedText?: string;
  /** Returns true if the refusal is shown in place. `isMarked` states that the server named fields. */
  onRefused?: (error: Error, isMarked: boolean) => unknown;
};

/** A form of one request. Its input is validated before it is sent, by a schema that loads when something is typed. */
export function useCheckedForm<Typed extends FieldValues, Answer, Checked = Typed>({
  schema,
  sends,
  send,
  defaultValues,
  failed,
  failedText,
  onRefused,
  onSuccess,
  onSettled,
}: CheckedFormOptions<Typed, Checked, Answer>) {
  const sent = useSentForm(sends);
  const [errors] = useState(() => sent?.error && errorsOf<Typed>(sent.error));
  const form = useForm<Typed, unknown, Checked>({
    ...(defaultValues && { defaultValues: { ...defaultValues, ...sent?.values } as typeof defaultValues }),
    ...(errors && { errors }),
    ...(schema && { resolver: async (...given) => (await resolverOf(schema))(...given) }),
  });
  const { subscribe } = form;
  /** Marks the fields that the server named; returns whether it named any. */
  const mark = (refusal: unknown) => {
    const wrong = Object.entries(errorsOf<Typed>(refusal));
    for (const [index, [name, error]] of wrong.entries())
      form.setError(name as Path<Typed>, error as { message: string }, { shouldFocus: index === 0 });
    return wrong.length > 0;
  };
  useEffect(
    () => schema && subscribe({ formState: { values: true }, callback: () => void load(schema).catch(() => {}) }),
  );
  const { mutate, reset, isPending, isSuccess, error, data } = useFormMutation(sends, {
    mutationFn: send!,
    onError: (refusal) => {
      const isMarked = mark(refusal);
      if (onRefused?.(refusal, isMarked) !== true && failed) toastError(failed, refusal, failedText);
    },
    ...(onSuccess && { onSuccess }),
    ...(onSettled && { onSettled }),
  });
  const register: typeof form.register = (name, options) => ({
    ...form.register(name, options),
    ...(sent && { defaultValue: sent.values[name] }),
  });
  const messages = Object.entries(form.formState.errors).map(([name, wrong]) => [name, wrong?.message]);
  return {
    ...form,
    register,
    sends,
    mark,
    errors: Object.fromEntries(messages) as Partial<Record<keyof Typed, string>>,
    submit: form.handleSubmit((input) => mutate(input)),
    mutate,
    resetOutcome: reset,
    isPending,
    isSuccess,
    error,
    data,
  };
}

const load = <Loaded>(schema: () => Promise<Loaded>) => Promise.all([schema(), import('@hookform/resolvers/zod')]);

async function resolverOf<Typed extends FieldValues, Checked>(
  schema: () => Promise<Schema<Typed, Checked> | Resolver<Typed, unknown, Checked>>,
) {
  try {
    const [[loaded, { zodResolver }]] = await Promise.all([retryWhenOnline(() => load(schema)), speakOfFieldsHere()]);
    return typeof loaded === 'function'
      ? loaded
      : (zodResolver(loaded as never) as unknown as Resolver<Typed, unknown, Checked>);
  } catch (error) {
    toastError(i18n.t('form.unchecked'), error, i18n.t('connection.noAnswer'));
    throw error;
  }
}

/** Returns the errors of the fields that the server named. */
const errorsOf = <T extends FieldValues>(refusal: unknown): FieldErrors<T> =>
  Object.fromEntries(
    Object.entries(refusal instanceof ApiError ? refusal.fields : {}).map(([name, message]) => [
      name,
      { type: 'server', message },
    ]),
  ) as FieldErrors<T>;
