import { required } from 'ra-core';
import { CheckboxGroupInput, SelectInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { languageChoices } from '../../inputs/language-choices.tsx';

/** The languages that the site offers, and its default one. */
export function LanguageInputs() {
  const { t } = useTranslation('console');
  return (
    <>
      <CheckboxGroupInput
        source="languages"
        label={t('site.languages')}
        helperText={t('site.languagesHint')}
        {...languageChoices}
        validate={required()}
      />
      <SelectInput
        source="defaultLanguage"
        label={t('site.defaultLanguage')}
        helperText={t('site.defaultLanguageHint')}
        {...languageChoices}
        validate={required()}
        fullWidth
      />
    </>
  );
}
