import { addressIn, type Language } from '#kernel/i18n/languages.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { takeAlong } from '../../../lib/before-hydration.ts';
import { toastError } from '../../../ui/feedback/refusal.tsx';

/** Chooses the language of the account, and shows the present page in it, as far as it stands in it. */
export function useOwnLanguage() {
  const { t } = useTranslation('common');
  const { pathname, search } = useLocation();
  return useMutation({
    // Few choose: the call comes when somebody does.
    mutationFn: async (language: Language) => (await import('./choose-language.ts')).chooseLanguage(language),
    onSuccess: (_, language) => {
      takeAlong();
      window.location.assign(addressIn(language, pathname + search));
    },
    onError: (error) => toastError(t('failed'), error, t('failed')),
  });
}
