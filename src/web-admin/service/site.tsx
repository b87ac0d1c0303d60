import type { SiteRecord } from '#kernel/contracts/admin/admin-site.schema.ts';
import { languageIds, languages } from '#kernel/i18n/languages.ts';
import { maxValue, minValue, required } from 'ra-core';
import { useState } from 'react';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../inputs/number-input.tsx';
import { choicesOf } from '../records/choices.ts';
import { EditPage } from '../records/record-form.tsx';
import { ColourInputs } from './site/colour-inputs.tsx';
import { LanguageInputs } from './site/language-inputs.tsx';
import { MarkInput } from './site/mark-input.tsx';
import { SiteTopic } from './site/site-topic.tsx';
import './site/site.css';

const FIELDS = [
  'name',
  'tagline',
  'senderName',
  'languages',
  'defaultLanguage',
  'mainColour',
  'accentColour',
  'mark',
  'monthlyRequests',
  'giving',
  'contactThroughStaff',
  'meetingRoom',
  'sistersByWomen',
] as const;

/** The settings of the site: one record, edited in place. */
export function EditSite() {
  const { t } = useTranslation('console');
  const [saves, setSaves] = useState(0);
  return (
    <EditPage<SiteRecord>
      key={saves}
      kind="site"
      id="site"
      inputs={<Inputs />}
      labels={useLabels()}
      titleOf={() => t('pages.site')}
      renderFacts={() => <p>{t('site.lead')}</p>}
      onSaved={() => setSaves(saves + 1)}
    />
  );
}

function Inputs() {
  const { t } = useTranslation('console');
  return (
    <>
      <SiteTopic title={t('site.topics.name')} fields={['name', 'tagline', 'senderName']} isOpen>
        <NameInputs />
      </SiteTopic>
      <SiteTopic title={t('site.topics.languages')} fields={['languages', 'defaultLanguage']}>
        <LanguageInputs />
      </SiteTopic>
      <SiteTopic title={t('site.topics.colours')} fields={['mainColour', 'accentColour']}>
        <ColourInputs />
      </SiteTopic>
      <SiteTopic title={t('site.topics.mark')} fields={['mark']}>
        <MarkInput />
      </SiteTopic>
      <SiteTopic title={t('site.topics.fees')} fields={['monthlyRequests', 'giving']}>
        <FeeInputs />
      </SiteTopic>
      <SiteTopic title={t('site.topics.families')} fields={['contactThroughStaff', 'meetingRoom']}>
        <FamilyInputs />
      </SiteTopic>
      <SiteTopic title={t('site.topics.staff')} fields={['sistersByWomen']}>
        <StaffInputs />
      </SiteTopic>
    </>
  );
}

/** Empty texts are sent as such, since they bring back the default. */
const asTyped = (typed: string) => typed;

function NameInputs() {
  const labels = useLabels();
  const { t } = useTranslation('console');
  const written = { parse: asTyped, slotProps: { htmlInput: { dir: 'auto' } }, fullWidth: true };
  return (
    <>
      {languageIds.map((language) => (
        <TextInput
          key={language}
          source={`name.${language}`}
          label={language === 'en' ? labels['name']! : t('site.nameIn', { language: languages[language].name })}
          helperText={language === 'en' ? false : t('site.nameHint')}
          {...(language === 'en' && { validate: required() })}
          {...written}
        />
      ))}
      {languageIds.map((language) => (
        <TextInput
          key={language}
          source={`tagline.${language}`}
          label={language === 'en' ? labels['tagline']! : t('site.taglineIn', { language: languages[language].name })}
          helperText={t('site.taglineHint')}
          {...written}
        />
      ))}
      <TextInput source="senderName" label={labels['senderName']!} helperText={t('site.senderNameHint')} {...written} />
    </>
  );
}

function FeeInputs() {
  const labels = useLabels();
  const { t } = useTranslation('console');
  return (
    <>
      <p>{t('site.withoutFees')}</p>
      <NumberInput
        source="monthlyRequests"
        label={labels['monthlyRequests']!}
        helperText={t('site.monthlyRequestsHint')}
        validate={[minValue(0), maxValue(10)]}
      />
      <TextInput
        source="giving"
        label={labels['giving']!}
        helperText={t('site.givingHint')}
        parse={asTyped}
        slotProps={{ htmlInput: { dir: 'auto' } }}
        fullWidth
      />
    </>
  );
}

function FamilyInputs() {
  const labels = useLabels();
  const { t } = useTranslation('console');
  return (
    <>
      <BooleanInput
        source="contactThroughStaff"
        label={labels['contactThroughStaff']!}
        helperText={t('site.contactThroughStaffHint')}
      />
      <BooleanInput source="meetingRoom" label={labels['meetingRoom']!} helperText={t('site.meetingRoomHint')} />
    </>
  );
}

function StaffInputs() {
  const labels = useLabels();
  const { t } = useTranslation('console');
  return (
    <SelectInput
      source="sistersByWomen"
      label={labels['sistersByWomen']!}
      helperText={t('site.sistersByWomenHint')}
      choices={choicesOf(t('site.sistersByWomenValues', { returnObjects: true }))}
      validate={required()}
      fullWidth
    />
  );
}

function useLabels(): Record<string, string> {
  const { t } = useTranslation('console');
  return Object.fromEntries(FIELDS.map((field) => [field, t(`site.${field}`)]));
}
