import { languageIds, languages } from '#kernel/i18n/languages.ts';
import { required } from 'ra-core';
import { CheckboxGroupInput, SelectInput } from 'react-admin';
import { useTranslation } from 'react-i18next';

const CHOICES = languageIds.map((id) => ({ id, name: languages[id].name }));

/** The languages that the site offers, and its default one. */
export function LanguageInputs() {
  const { t } = useTranslation('console');
  return (
    <>
      <CheckboxGroupInput
        source="languages"
        label={t('site.languages')}
        helperText={t('site.languagesHint')}
        choices={CHOICES}
        validate={required()}
      />
      <SelectInput
        source="defaultLanguage"
        label={t('site.defaultLanguage')}
        helperText={t('site.defaultLanguageHint')}
        choices={CHOICES}
        validate={required()}
        fullWidth
      />
    </>
  );
}
