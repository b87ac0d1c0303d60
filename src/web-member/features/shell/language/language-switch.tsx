import { addressIn, type Language } from '#kernel/i18n/languages.ts';
import { use, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { carryInput } from '../../../lib/before-hydration.ts';
import { TranslatedLanguages } from '../../../lib/navigation/page-state-context.ts';
import { isOffline } from '../../../service-worker/cache-policy.ts';
import { useUser } from '../../session/index.ts';
import { LanguageChoice } from './language-choice.tsx';
import { useOwnLanguage } from './use-own-language.ts';

/**
 * Links at the foot of a translated page to the same page in other languages. For signed-in people a link also sets the
 * language of the account, unless it is leaving.
 */
export function LanguageSwitch() {
  const { t } = useTranslation('common');
  const { pathname, search } = useLocation();
  const { data: user } = useUser();
  const { mutate } = useOwnLanguage();
  const of = use(TranslatedLanguages)(pathname);
  // The offline page appears under the address of another page.
  if (of.length < 2 || isOffline(pathname)) return null;
  const choose = (language: Language) => (event: MouseEvent) => {
    if (!user || user.deletionScheduledFor) return carryInput();
    event.preventDefault();
    mutate(language);
  };
  return (
    <nav className="languages" aria-label={t('languages')}>
      <div className="wrap">
        <LanguageChoice of={of}>
          {(language, name) => (
            <a href={addressIn(language, pathname + search)} hrefLang={language} onClick={choose(language)}>
              {name}
            </a>
          )}
        </LanguageChoice>
      </div>
    </nav>
  );
}
