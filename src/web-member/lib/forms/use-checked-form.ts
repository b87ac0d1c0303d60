import { useEffect } from 'react';
import { useForm, type FieldValues, type Resolver, type UseFormProps } from 'react-hook-form';
import { toastError } from '../../ui/feedback/refusal.tsx';
import { i18n } from '../text/i18n.ts';
import { retryWhenOnline } from '../server/retry-when-online.ts';
import { speakOfFieldsHere } from './field-error-language.ts';

type CheckedFormProps<Typed extends FieldValues, SentForm> = Omit<
  UseFormProps<Typed, unknown, SentForm>,
  'resolver'
> & {
  /** Loads the form's validation rules, which somebody who only reads the page does not need. */
  rules: () => Promise<Resolver<Typed, unknown, SentForm>>;
};

/** A form validated before it is sent; the rules load when something is first typed. */
export function useCheckedForm<Typed extends FieldValues, SentForm = Typed>({
  rules,
  ...props
}: CheckedFormProps<Typed, SentForm>) {
  const form = useForm<Typed, unknown, SentForm>({
    ...props,
    resolver: async (...given) => (await fetched(rules))(...given),
  });
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: () => void rules().catch(() => {}) }));
  return form;
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
