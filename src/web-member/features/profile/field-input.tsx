import type { ProfileField } from '#modules/matchmaking/contracts/profile-field.ts';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox, CheckboxGroup } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useOptions } from '../person/index.ts';
import { noAnswer, wholeNumber } from './form-schema.ts';

type FieldInputProps = { name: string; field: ProfileField; title?: ReactNode };

/** Asks for one field of the profile, as its kind is asked. `title` takes the place of its label. */
export function FieldInput({ name, field, title }: FieldInputProps) {
  const { t } = useTranslation(['profile', 'person']);
  const { register, formState } = useFormContext();
  const { kind, form, answer, initial, options = [] } = field;
  const message = formState.errors[name]?.message;
  const error = typeof message === 'string' ? message : undefined;
  const label = title ?? t((form?.label ?? `person:fields.${name}`) as 'profile:bio');
  const hint = form?.hint && t(form.hint as 'profile:bioHint');
  const required = answer === 'required' || form?.required === true;

  if (kind === 'yes-no') return <Checkbox {...register(name)} label={label} />;
  if (kind === 'several')
    return (
      <CheckboxGroup
        legend={label}
        hint={hint}
        error={error}
        choices={options.map((value) => ({ value, label: t(`values.${value}` as 'values.Honesty') }))}
        input={() => register(name)}
      />
    );
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={!required && initial === undefined}>
      <Control name={name} field={field} />
    </Field>
  );
}

/** What one types or chooses in. */
function Control({ name, field: { kind, form, options = [], range } }: FieldInputProps) {
  const { t } = useTranslation('common');
  const { register, watch } = useFormContext();
  const toOptions = useOptions();
  const value: unknown = watch(name);
  const given = typeof value === 'string' ? value : '';
  switch (kind) {
    case 'choice': {
      const short = form?.options ?? options;
      // An answer of the long form stays choosable when the profile is edited here.
      const offered = given && !short.includes(given) ? [...short, given] : short;
      return (
        <Select {...register(name, noAnswer)} options={toOptions(name, offered)} placeholder={t('field.choose')} />
      );
    }
    case 'number':
      return <TextInput {...register(name, wholeNumber)} type="number" inputMode="numeric" {...range} />;
    case 'words':
      return <TextArea {...register(name, noAnswer)} rows={6} limit={range?.max} length={given.trim().length} />;
    default:
      return <TextInput {...register(name, noAnswer)} />;
  }
}
