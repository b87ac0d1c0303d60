import { minValue, required } from 'ra-core';
import { BooleanInput, DateInput, SelectInput, TextInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { choicesOf } from '../records/choices.ts';
import { NumberInput } from '../inputs/number-input.tsx';
import { EditPage, NewPage } from '../records/record-form.tsx';
import type { SiteContentRecord } from '#modules/content/contracts/admin-site-content.schema.ts';

const parts = { kind: 'site-content', inputs: <Inputs /> } as const;

export const NewSiteContent = () => (
  <NewPage {...parts} labels={useLabels()} defaults={{ kind: 'figure', isExample: true, displayOrder: 1 }} />
);

export const EditSiteContent = () => (
  <EditPage<SiteContentRecord> {...parts} labels={useLabels()} titleOf={({ headline }) => headline} />
);

function Inputs() {
  const { t } = useTranslation('console');
  return (
    <>
      <SelectInput
        source="kind"
        label={t('siteContent.kind')}
        choices={choicesOf(t('siteContent.kinds', { returnObjects: true }))}
        translateChoice={false}
        validate={required()}
      />
      <TextInput
        source="headline"
        label={t('siteContent.headline')}
        helperText={t('siteContent.headlineHint')}
        validate={required()}
      />
      <DateInput
        source="asOf"
        label={t('siteContent.asOf')}
        helperText={t('siteContent.asOfHint')}
        validate={required()}
      />
      <NumberInput source="displayOrder" label={t('siteContent.displayOrder')} validate={[minValue(1)]} />
      <TextInput
        source="text"
        label={t('siteContent.text')}
        helperText={t('siteContent.textHint')}
        validate={required()}
        multiline
        minRows={3}
        fullWidth
      />
      <BooleanInput source="isExample" label={t('siteContent.isExample')} />
    </>
  );
}

function useLabels(): Record<string, string> {
  const { t } = useTranslation('console');
  return {
    kind: t('siteContent.kind'),
    headline: t('siteContent.headline'),
    text: t('siteContent.text'),
    asOf: t('siteContent.asOf'),
    displayOrder: t('siteContent.displayOrder'),
    isExample: t('siteContent.example'),
  };
}
