import { addressIn, type Language } from '#kernel/i18n/languages.ts';
import { use, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { takeAlong } from '../../../lib/before-hydration.ts';
import { TranslatedLanguages } from '../../../lib/navigation/page-state-context.ts';
import { isOffline } from '../../../service-worker/cache-policy.ts';
import { useUser } from '../../session/index.ts';
import { LanguageChoice } from './language-choice.tsx';
import { useOwnLanguage } from './use-own-language.ts';

/**
 * At the foot of a page that stands in several languages: the same page in each other one, by a link. Whoever is signed
 * in has chosen the language of the account with it, unless the account is leaving and changes nothing any more.
 */
export function LanguageSwitch() {
  const { t } = useTranslation('common');
  const { pathname, search } = useLocation();
  const { data: user } = useUser();
  const { mutate } = useOwnLanguage();
  const of = use(TranslatedLanguages)(pathname);
  // What is shown in the place of another page has that one's address.
  if (of.length < 2 || isOffline(pathname)) return null;
  const choose = (language: Language) => (event: MouseEvent) => {
    if (!user || user.deletionScheduledFor) return takeAlong();
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
