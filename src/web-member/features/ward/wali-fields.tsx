import { imamReasons, waliRelations } from '#modules/identity/contracts/wali.ts';
import { defaultLanguage, languages, offeredLanguages, type Language } from '#kernel/i18n/languages.ts';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { i18n } from '../../lib/text/i18n.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Field, RadioGroup, Select, TextInput } from '../../ui/index.ts';

type WaliForm = {
  waliName?: string;
  waliEmail?: string;
  waliPhone?: string;
  waliRelation?: string;
  imamReason?: string;
  waliLanguage?: string;
};

/** The preset language of emails to a guardian: the page's, except English, which many choose for themselves only. */
export const presetWaliLanguage = (): Language | '' => (i18n.language === defaultLanguage() ? '' : i18n.language);

export function WaliFields() {
  const { t } = useText(['wali', 'common']);
  const { register, formState, watch } = useFormContext<WaliForm>();
  const { errors } = formState;
  const options = offeredLanguages().map((value) => ({
    value,
    label: <bdi lang={value}>{languages[value].name}</bdi>,
  }));
  const relations = waliRelations.map((value) => ({ value, label: t(`common:relations.${value}`) }));
  const reasons = imamReasons.map((value) => ({ value, label: t(`imamReasons.${value}`) }));
  return (
    <>
      <Link className="lone small" to="/for-families" target="_blank">
        {t('families')}
      </Link>
      <Field label={t('name')} error={errors.waliName?.message} required>
        <TextInput {...register('waliName')} autoComplete="off" />
      </Field>
      <Field label={t('email')} error={errors.waliEmail?.message} required>
        <TextInput {...register('waliEmail')} type="email" autoComplete="off" />
      </Field>
      <Field label={t('phone')} hint={t('phoneHint')} error={errors.waliPhone?.message} required>
        <TextInput {...register('waliPhone')} type="tel" autoComplete="off" />
      </Field>
      <RadioGroup
        legend={t('relation')}
        hint={t('relationHint')}
        error={errors.waliRelation?.message}
        choices={relations}
        input={() => register('waliRelation')}
      />
      {watch('waliRelation') === 'imam' && (
        <Field label={t('imamReason')} hint={t('imamReasonHint')} error={errors.imamReason?.message} required>
          <Select {...register('imamReason')} options={reasons} placeholder={t('common:field.choose')} />
        </Field>
      )}
      <RadioGroup
        legend={t('language')}
        hint={t('languageHint')}
        error={errors.waliLanguage?.message}
        choices={options}
        input={() => register('waliLanguage')}
      />
    </>
  );
}
