import { addressIn, type Language } from '#kernel/i18n/languages.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../../lib/text/use-text.ts';
import { useLocation } from 'react-router-dom';
import { carryInput } from '../../../lib/before-hydration.ts';
import { toastError } from '../../../ui/index.ts';

/** Sets the language of the account, and shows the current page in it, if translated. */
export function useOwnLanguage() {
  const { t } = useText('common');
  const { pathname, search } = useLocation();
  return useMutation({
    // Loaded on demand, since few readers change the language.
    mutationFn: async (language: Language) => (await import('./choose-language.ts')).chooseLanguage(language),
    onSuccess: (_, language) => {
      carryInput();
      window.location.assign(addressIn(language, pathname + search));
    },
    onError: (error) => toastError(t('failed'), error, t('failed')),
  });
}
