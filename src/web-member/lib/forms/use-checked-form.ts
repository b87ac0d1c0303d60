import { useEffect, useState } from 'react';
import { useForm, type FieldValues, type Resolver, type UseFormProps } from 'react-hook-form';
import { toastError } from '../../ui/feedback/refusal.tsx';
import { i18n } from '../text/i18n.ts';
import { retryWhenOnline } from '../server/retry-when-online.ts';
import { speakOfFieldsHere } from './field-error-language.ts';
import type { Address } from '../../../web-shared/server/contracts.ts';
import { errorsOf } from './form-errors.ts';
import { useSentForm } from './sent-form.ts';

type CheckedFormProps<Typed extends FieldValues, SentForm> = Omit<
  UseFormProps<Typed, unknown, SentForm>,
  'resolver'
> & {
  /** Loads the form's validation rules, which somebody who only reads the page does not need. */
  rules: () => Promise<Resolver<Typed, unknown, SentForm>>;
  /** The endpoint, if the server answers the form without the app. */
  sends?: Address;
};

/** A form validated before it is sent; the rules load when something is first typed. */
export function useCheckedForm<Typed extends FieldValues, SentForm = Typed>({
  rules,
  sends,
  defaultValues,
  ...props
}: CheckedFormProps<Typed, SentForm>) {
  const sent = useSentForm(sends);
  const [errors] = useState(() => sent?.error && errorsOf<Typed>(sent.error));
  const form = useForm<Typed, unknown, SentForm>({
    ...props,
    ...(defaultValues && { defaultValues: { ...defaultValues, ...sent?.values } as typeof defaultValues }),
    ...(errors && { errors }),
    resolver: async (...given) => (await fetched(rules))(...given),
  });
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: () => void rules().catch(() => {}) }));
  const register: typeof form.register = (name, options) => ({
    ...form.register(name, options),
    ...(sent && { defaultValue: sent.values[name] }),
  });
  return { ...form, register };
}

async function fetched<Rules>(rules: () => Promise<Rules>): Promise<Rules> {
  try {
    const [fetchedRules] = await Promise.all([retryWhenOnline(rules), speakOfFieldsHere()]);
    return fetchedRules;
  } catch (error) {
    toastError(i18n.t('form.unchecked'), error, i18n.t('connection.noAnswer'));
    throw error;
  }
}
