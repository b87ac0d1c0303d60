import { languageIds, languages } from '#kernel/i18n/languages.ts';
import { minValue, required } from 'ra-core';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../inputs/number-input.tsx';
import { choicesOf } from '../records/choices.ts';
import { useStages } from './stages.ts';

export function TopicInputs() {
  const { t } = useTranslation('console');
  const { choices } = useStages();
  return (
    <>
      <SelectInput
        source="stage"
        label={t('topics.stage')}
        choices={choices}
        translateChoice={false}
        validate={required()}
      />
      <SelectInput
        source="kind"
        label={t('topics.kind')}
        helperText={t('topics.kindHint')}
        choices={choicesOf(t('topics.kinds', { returnObjects: true }))}
        translateChoice={false}
        validate={required()}
      />
      <NumberInput source="displayOrder" label={t('topics.displayOrder')} validate={[minValue(1)]} />
      <InEachLanguage source="title" label={t('topics.title')} required />
      <InEachLanguage source="hint" label={t('topics.hint')} hint={t('topics.hintHint')} required lines={4} />
      <InEachLanguage source="reference" label={t('topics.reference')} hint={t('topics.referenceHint')} />
      <InEachLanguage source="care" label={t('topics.care')} hint={t('topics.careHint')} lines={2} />
      <TextInput
        source="article"
        label={t('topics.article')}
        helperText={t('topics.articleHint')}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
        fullWidth
      />
      <BooleanInput source="isOn" label={t('topics.switch')} />
    </>
  );
}

interface InEachLanguageProps {
  source: string;
  label: string;
  hint?: string;
  lines?: number;
  required?: boolean;
}

function InEachLanguage({ source, label, hint, lines, required: isRequired = false }: InEachLanguageProps) {
  return languageIds.map((language) => (
    <TextInput
      key={language}
      source={`${source}.${language}`}
      label={
        <>
          <span>{`${label} ·`}</span> <bdi lang={language}>{languages[language].name}</bdi>
        </>
      }
      {...(isRequired && { validate: required() })}
      {...(hint && language === languageIds.at(-1) && { helperText: hint })}
      {...(lines && { multiline: true, minRows: lines })}
      slotProps={{ htmlInput: { dir: 'auto', lang: language } }}
      fullWidth
    />
  ));
}
