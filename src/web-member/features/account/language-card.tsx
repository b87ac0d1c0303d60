import { languageIds, languages, type Language } from '#kernel/i18n/languages.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/choices.tsx';
import { InLine } from '../../ui/words.tsx';
import { useOwnLanguage } from '../shell/index.ts';

/** Where the language of the account is chosen: that of all pages that stand in it, and of letters to guardians. */
export function LanguageCard({ language }: { language: Language }) {
  const { t } = useTranslation('account');
  const { mutate, isPending, variables } = useOwnLanguage();
  const shown = isPending ? variables : language;
  return (
    <Card>
      <RadioGroup
        legend={<h2>{t('language.title')}</h2>}
        hint={t('language.hint')}
        choices={languageIds.map((value) => ({ value, label: <InLine>{languages[value].name}</InLine> }))}
        input={({ value }) => ({
          name: 'language',
          checked: value === shown,
          onChange: () => mutate(value as Language),
        })}
      />
    </Card>
  );
}
