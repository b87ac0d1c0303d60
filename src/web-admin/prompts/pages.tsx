import { languageIds, languages } from '#kernel/i18n/languages.ts';
import { minValue, required } from 'ra-core';
import { SelectInput, TextInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { PromptRecord } from '#modules/matchmaking/contracts/prompts/admin-prompts.schema.ts';
import { NumberInput } from '../inputs/number-input.tsx';
import { choicesOf } from '../records/choices.ts';
import { EditPage, NewPage } from '../records/record-form.tsx';

const parts = { kind: 'prompts', inputs: <Inputs /> } as const;

export const NewPrompt = () => (
  <NewPage {...parts} labels={useLabels()} defaults={{ supposes: 'nothing', displayOrder: 1 }} />
);

export const EditPrompt = () => (
  <EditPage<PromptRecord> {...parts} labels={useLabels()} titleOf={({ question }) => question.en} />
);

function Inputs() {
  const { t } = useTranslation('console');
  return (
    <>
      {languageIds.map((language) => (
        <TextInput
          key={language}
          source={`question.${language}`}
          label={<bdi lang={language}>{languages[language].name}</bdi>}
          validate={required()}
          slotProps={{ htmlInput: { dir: 'auto' } }}
          fullWidth
        />
      ))}
      <SelectInput
        source="supposes"
        label={t('prompts.supposes')}
        choices={choicesOf(t('prompts.suppositions', { returnObjects: true }))}
        translateChoice={false}
        validate={required()}
      />
      <NumberInput source="displayOrder" label={t('prompts.displayOrder')} validate={[minValue(1)]} />
    </>
  );
}

function useLabels(): Record<string, string> {
  const { t } = useTranslation('console');
  return {
    question: t('prompts.question'),
    supposes: t('prompts.supposes'),
    displayOrder: t('prompts.displayOrder'),
  };
}
