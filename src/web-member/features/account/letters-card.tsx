import { chooseLanguage, getGuardian } from '#modules/guardianship/contracts/guardian.ts';
import { languageIds, languages, type Language } from '#kernel/i18n/languages.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query-client.ts';
import { Card } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/choices.tsx';
import { tellRefusal } from '../../ui/refusal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { InLine } from '../../ui/words.tsx';

/** Where a guardian chooses the language in which he is written to. */
export function LettersCard({ language }: { language: Language }) {
  const { t } = useTranslation('account');
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (chosen: Language) => call(chooseLanguage, { body: { language: chosen } }),
    onSuccess: async () => {
      await refresh(getGuardian.path);
      toast({ title: t('settings.updated'), description: t('settings.updatedText') });
    },
    onError: (error) => tellRefusal(t('settings.updateFailed'), error, t('failed')),
  });
  const shown = isPending ? variables : language;
  return (
    <Card>
      <RadioGroup
        legend={<h2>{t('letters.title')}</h2>}
        hint={t('letters.hint')}
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
