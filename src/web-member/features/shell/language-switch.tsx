import { addressIn, type Language } from '#kernel/i18n/languages.ts';
import { use, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Standing } from '../../lib/standing-context.ts';
import { useUser } from '../session/index.ts';
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
  const of = use(Standing)(pathname);
  if (of.length < 2) return null;
  const choose = (language: Language) => (event: MouseEvent) => {
    event.preventDefault();
    mutate(language);
  };
  return (
    <nav className="languages" aria-label={t('languages')}>
      <div className="wrap">
        <LanguageChoice of={of}>
          {(language, name) => (
            <a
              href={addressIn(language, pathname + search)}
              hrefLang={language}
              onClick={user && !user.deletionScheduledFor ? choose(language) : undefined}
            >
              {name}
            </a>
          )}
        </LanguageChoice>
      </div>
    </nav>
  );
}
