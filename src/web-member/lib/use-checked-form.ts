import { useEffect } from 'react';
import { useForm, type FieldValues, type Resolver, type UseFormProps } from 'react-hook-form';
import { tellRefusal } from '../ui/refusal.tsx';
import { i18n } from './i18n.ts';
import { persistently } from './persistently.ts';
import { speakOfFieldsHere } from './speak-of-fields.ts';

type CheckedFormProps<Typed extends FieldValues, Sent> = Omit<UseFormProps<Typed, unknown, Sent>, 'resolver'> & {
  /** Fetches the module beside the form that holds its rules: whoever only reads the page has no need of them. */
  rules: () => Promise<Resolver<Typed, unknown, Sent>>;
};

/** A form that is checked by its rules before it is sent; they come when something is first typed. */
export function useCheckedForm<Typed extends FieldValues, Sent = Typed>({
  rules,
  ...props
}: CheckedFormProps<Typed, Sent>) {
  const form = useForm<Typed, unknown, Sent>({
    ...props,
    resolver: async (...given) => (await fetched(rules))(...given),
  });
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: () => void rules().catch(() => {}) }));
  return form;
}

async function fetched<Rules>(rules: () => Promise<Rules>): Promise<Rules> {
  try {
    const [fetchedRules] = await Promise.all([persistently(rules), speakOfFieldsHere()]);
    return fetchedRules;
  } catch (error) {
    tellRefusal(i18n.t('form.unchecked'), error, i18n.t('connection.noAnswer'));
    throw error;
  }
}
