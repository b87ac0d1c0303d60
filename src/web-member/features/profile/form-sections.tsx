import { BIO_MAX, shortFormOptions, values } from '#modules/matchmaking/contracts/profiles.ts';
import { useId, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox, CheckboxGroup, RadioGroup } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useOptions } from '../person/index.ts';
import { noAnswer, wholeNumber, type ProfileFormValues } from './form-schema.ts';

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const useProfileForm = () => {
  const form = useFormContext<ProfileFormValues>();
  return { ...form, errors: form.formState.errors };
};

/** Who it is: age, place, work, learning, and a few lines of their own. */
export function BasicSection({ genderFixed }: { genderFixed: boolean }) {
  const { t } = useTranslation(['profile', 'person']);
  const { register, watch, errors } = useProfileForm();
  const gender = watch('gender');
  return (
    <Section title={t('sections.basic')}>
      {genderFixed && gender ? (
        <p className="quiet">{t('genderFixed', { gender: t(`genders.${gender}`) })}</p>
      ) : (
        <RadioGroup
          legend={t('gender')}
          error={errors.gender?.message}
          choices={(['male', 'female'] as const).map((value) => ({ value, label: t(value) }))}
          input={() => register('gender')}
        />
      )}
      <div className="form-pair">
        <Field label={t('person:fields.age')} hint={t('ageHint')} error={errors.age?.message} required>
          <TextInput {...register('age', wholeNumber)} type="number" inputMode="numeric" min={18} max={100} />
        </Field>
        <Field label={t('person:fields.location')} hint={t('locationHint')} error={errors.location?.message} required>
          <TextInput {...register('location', noAnswer)} />
        </Field>
        <Field label={t('person:fields.occupation')} error={errors.occupation?.message} required>
          <TextInput {...register('occupation', noAnswer)} />
        </Field>
        <Field label={t('person:fields.education')} error={errors.education?.message} required>
          <TextInput {...register('education', noAnswer)} />
        </Field>
      </div>
      <Field label={t('bio')} hint={t('bioHint')} error={errors.bio?.message} required>
        <TextArea {...register('bio', noAnswer)} rows={6} limit={BIO_MAX} length={watch('bio')?.trim().length ?? 0} />
      </Field>
    </Section>
  );
}

type Choosable = keyof typeof shortFormOptions;

function Choice({ field, optional = false }: { field: Choosable; optional?: boolean }) {
  const { t } = useTranslation(['common', 'person']);
  const { register, watch, errors } = useProfileForm();
  const options = useOptions();
  const chosen = watch(field) as string | undefined;
  const short: readonly string[] = shortFormOptions[field];
  // An answer of the long form stays choosable when the profile is edited here.
  const offered = chosen && !short.includes(chosen) ? [...short, chosen] : short;
  return (
    <Field label={t(`person:fields.${field}`)} error={errors[field]?.message} required={!optional} optional={optional}>
      <Select {...register(field, noAnswer)} options={options(field, offered)} placeholder={t('field.choose')} />
    </Field>
  );
}

/** Practice, prayer, and for women their head covering. */
export function CharacterSection() {
  const { t } = useTranslation('profile');
  const { watch } = useProfileForm();
  return (
    <Section title={t('sections.character')}>
      <div className="form-pair">
        <Choice field="religiousPractice" />
        <Choice field="prayerFrequency" />
        {watch('gender') === 'female' && <Choice field="hijabPreference" optional />}
        <Choice field="smokingStatus" />
      </div>
    </Section>
  );
}

/** When to marry, how culture counts, and children. */
export function FamilySection() {
  const { t } = useTranslation('profile');
  const { register, watch, errors } = useProfileForm();
  return (
    <Section title={t('sections.family')}>
      <div className="form-pair">
        <Choice field="marriageTimeline" />
        <Choice field="culturalAlignment" />
      </div>
      <Checkbox {...register('hasChildren')} label={t('hasChildren')} />
      {watch('hasChildren') && (
        <Field label={t('numberOfChildren')} error={errors.numberOfChildren?.message}>
          <TextInput
            {...register('numberOfChildren', wholeNumber)}
            type="number"
            inputMode="numeric"
            min={0}
            max={20}
          />
        </Field>
      )}
      <Checkbox {...register('wantsChildren')} label={t('wantsChildren')} />
    </Section>
  );
}

/** What the member would not give up. */
export function ValuesSection() {
  const { t } = useTranslation('profile');
  const { register, errors } = useProfileForm();
  return (
    <section className="card">
      <CheckboxGroup
        legend={<h2>{t('sections.values')}</h2>}
        hint={t('valuesHint')}
        error={errors.nonNegotiables?.message}
        choices={values.map((value) => ({ value, label: t(`values.${value}`) }))}
        input={() => register('nonNegotiables')}
      />
    </section>
  );
}
