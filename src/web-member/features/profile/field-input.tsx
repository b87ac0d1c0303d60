import type { ProfileField } from '#modules/matchmaking/contracts/fields/profile-field.ts';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useText } from '../../lib/text/use-text.ts';
import { CheckboxGroup, Field, RadioGroup, Select, TextArea, TextInput } from '../../ui/index.ts';
import { useHardWishCosts } from '../browse/index.ts';
import { useOptions } from '../person/index.ts';
import { useSession } from '../session/index.ts';
import { noAnswer, offeredIn, wholeNumber, yesOrNo, type ProfileFormValues } from './form-values.ts';
import { PromptInputs } from './prompts/prompt-inputs.tsx';
import { ChevronDown } from 'lucide-react';

/** A required question with at most so many answers takes one tap; a list takes two (ADR 59). */
const MOST_RADIOS = 5;

type FieldInputProps = { name: string; field: ProfileField; short: boolean; title?: ReactNode };

/** Returns the label of a field in the forms: `label('age', field)`. */
export function useFieldLabel() {
  const { t } = useText(['profile', 'person']);
  return (name: string, { form }: ProfileField) => t((form.label ?? `person:fields.${name}`) as 'profile:bio');
}

/** The input for a profile field, by the field's kind. `title` replaces its label. */
export function FieldInput({ name, field, short, title }: FieldInputProps) {
  const { t } = useText(['profile', 'person']);
  const { watch, formState } = useFormContext<ProfileFormValues>();
  const fieldLabel = useFieldLabel();
  const toOptions = useOptions();
  const input = useInput(name);
  const { kind, form, answer } = field;
  const error = firstSentence(formState.errors[name]);
  const label = title ?? fieldLabel(name, field);
  const hint = form.hint && t(form.hint as 'profile:bioHint');
  const required = answer === 'required' || form.required === true;

  if (kind === 'yes-no' && required) return <YesNoQuestion name={name} legend={label} hint={hint} error={error} />;
  if (kind === 'prompted') return <PromptInputs name={name} legend={label} hint={hint} error={error} />;
  if (kind === 'multiple-choice') {
    const offered = offeredIn(name, field, watch()) ?? [];
    if (offered.length === 0) return null;
    if (name === 'hardWishes') return <HardWishes offered={offered} legend={label} hint={hint} error={error} />;
    const words = form.labels ?? `person:${field.page?.labels}`;
    return (
      <CheckboxGroup
        legend={label}
        hint={hint}
        error={error}
        choices={offered.map((value) => ({ value, label: t(`${words}.${value}` as 'person:options.madhhab.hanafi') }))}
        input={() => input()}
      />
    );
  }
  const offered = kind === 'choice' ? answersOf(field, short, watch('gender'), watch(name)) : [];
  if (required && kind === 'choice' && offered.length <= MOST_RADIOS) {
    const words = field.page?.labels?.replace('options.', '') ?? name;
    return (
      <RadioGroup
        legend={label}
        hint={hint}
        error={error}
        choices={toOptions(words, offered)}
        input={() => input(noAnswer)}
      />
    );
  }
  return (
    <div className="stack tight">
      <Field label={label} hint={hint} error={error} required={required} optional={!required}>
        <Control name={name} field={field} short={short} />
      </Field>
      {form.openings && <Openings name={name} />}
    </div>
  );
}

/** The dealbreakers; each one that is saved says what it costs (R-I.1). */
function HardWishes({
  offered,
  ...texts
}: {
  offered: readonly string[];
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
}) {
  const { t } = useText('profile');
  const { watch } = useFormContext<ProfileFormValues>();
  const { session } = useSession();
  const saved: readonly string[] = session.profile?.hardWishes ?? [];
  const chosen = [watch('hardWishes') ?? []].flat() as unknown[];
  const cost = useHardWishCosts(saved.length > 0);
  const input = useInput('hardWishes');
  return (
    <CheckboxGroup
      {...texts}
      choices={offered.map((value) => ({
        value,
        label: t(`hard.${value}` as 'hard.preferredAgeRange'),
        note: saved.includes(value) && chosen.includes(value) && cost(value),
      }))}
      input={() => input()}
    />
  );
}

/** A required question, with neither answer preselected. */
function YesNoQuestion({ name, ...texts }: { name: string; legend: ReactNode; hint?: ReactNode; error?: string }) {
  const { t } = useText('common');
  const { trigger, getFieldState } = useFormContext<ProfileFormValues>();
  const { field } = useController<ProfileFormValues>({ name });
  return (
    <RadioGroup
      {...texts}
      choices={(['yes', 'no'] as const).map((answer) => ({ value: answer, label: t(answer) }))}
      input={({ value }) => ({
        name,
        ref: field.ref,
        checked: field.value === (value === 'yes'),
        onChange: () => {
          field.onChange(value === 'yes');
          if (getFieldState(name).error) void trigger(name);
        },
      })}
    />
  );
}

/** Returns the first error, which may be that of one entry of a list. */
export function firstSentence(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { message } = error as { message?: unknown };
  return typeof message === 'string' ? message : Object.values(error).map(firstSentence).find(Boolean);
}

function Control({ name, field, short }: FieldInputProps) {
  const { t } = useText('common');
  const { watch } = useFormContext<ProfileFormValues>();
  const toOptions = useOptions();
  const input = useInput(name);
  const { kind, range } = field;
  const value = watch(name);
  const given = typeof value === 'string' ? value : '';
  switch (kind) {
    case 'choice': {
      const words = field.page?.labels?.replace('options.', '') ?? name;
      const offered = answersOf(field, short, watch('gender'), given);
      return <Select {...input(noAnswer)} options={toOptions(words, offered)} placeholder={t('field.choose')} />;
    }
    case 'yes-no': {
      const answers = [
        { value: 'true', label: t('yes') },
        { value: 'false', label: t('no') },
      ];
      return <Select {...input(yesOrNo)} options={answers} placeholder={t('field.choose')} />;
    }
    case 'number':
      return <TextInput {...input(wholeNumber)} inputMode="numeric" />;
    case 'long-text':
      return <TextArea {...input(noAnswer)} rows={6} limit={range?.max} length={given.trim().length} />;
    case 'date':
      return <TextInput {...input(noAnswer)} type="date" />;
    default:
      return <TextInput {...input(noAnswer)} />;
  }
}

/** Returns the options; one that only the long form offers stays selectable if the profile has it. */
function answersOf(
  { form, options = [], menOnly: brothersOnly = [] }: ProfileField,
  short: boolean,
  gender: unknown,
  given: unknown,
) {
  const offered = (short && form.options) || options;
  const fitting = offered.filter((answer) => gender !== 'female' || !brothersOnly.includes(answer));
  return typeof given === 'string' && given && !fitting.includes(given) ? [...fitting, given] : fitting;
}

/** Binds a control to its field; a field with an error is validated on each change. */
function useInput(name: string) {
  const { register, trigger, getFieldState } = useFormContext<ProfileFormValues>();
  return (reading: { setValueAs?: (value: unknown) => unknown } = {}) =>
    register(name, { ...reading, onChange: () => void (getFieldState(name).error && trigger(name)) });
}

/** Suggested first sentences for a text; a chosen one is inserted to be continued. */
function Openings({ name }: { name: string }) {
  const { t } = useText('profile');
  const { getValues, setValue, setFocus } = useFormContext<ProfileFormValues>();
  const sentences = Object.values(t(`openings.${name}` as 'openings.bio', { returnObjects: true }));
  const begin = (sentence: string) => {
    const written = String(getValues(name) ?? '').trim();
    setValue(name, written ? `${written} ${sentence} ` : `${sentence} `, { shouldDirty: true });
    setFocus(name);
  };
  return (
    <details className="openings">
      <summary>
        <span>{t('openings.title')}</span> <ChevronDown aria-hidden />
      </summary>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <button type="button" onClick={() => begin(sentence)}>
              {`${sentence} …`}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
