import { languageIds, type Language } from '#kernel/i18n/languages.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/index.ts';
import { LanguageChoice, useOwnLanguage } from '../shell/index.ts';

/** Sets the language of the account, for translated pages and for emails to guardians. */
export function LanguageCard({ language }: { language: Language }) {
  const { t } = useTranslation('account');
  const { mutate, isPending } = useOwnLanguage();
  return (
    <Card title={t('language.title')}>
      <p className="quiet">{t('language.hint')}</p>
      <LanguageChoice of={languageIds} chosen={language}>
        {(one, name) => (
          <button type="button" onClick={() => isPending || mutate(one)}>
            {name}
          </button>
        )}
      </LanguageChoice>
    </Card>
  );
}
