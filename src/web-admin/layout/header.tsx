import { mayUse, type Duty } from '#kernel/contracts/roles.ts';
import { siteName } from '#kernel/i18n/site-name.ts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Moon, Sun, SunMoon } from 'lucide-react';
import { useLogout } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { languages, offeredLanguages, spokenLanguage, type Language } from '#kernel/i18n/languages.ts';
import { changeSettings } from '#modules/identity/contracts/account.ts';
import { call } from '../../web-shared/server/api.ts';
import { chooseTheme, themes, useTheme } from '../../web-shared/theme.ts';
import { Search } from './search.tsx';
import { ShortcutKeys } from '../keyboard/shortcut-keys.tsx';
import { useToast } from './use-toast.tsx';
import { useCurrentUser } from './current-user.ts';

/** Permission to search accounts, cases and payments. */
const SEARCH = { forModerators: true, duties: ['cases', 'money'] as Duty[] };

export function Header() {
  const { t } = useTranslation('console');
  const user = useCurrentUser();
  const logout = useLogout();
  const { toastError } = useToast();
  return (
    <header className="head">
      <span className="head-name">
        <span>{siteName('en')}</span> <small>{t('head.console')}</small>
      </span>
      {mayUse(user, SEARCH) && <Search />}
      <span className="head-who">{t('head.welcome', { email: user.email })}</span>
      <ShortcutKeys />
      <LanguageSwitch />
      <ThemeSwitch />
      <Button variant="outlined" href="/dashboard">
        {t('head.dashboard')}
      </Button>
      <Button
        variant="outlined"
        color="secondary"
        onClick={() => void logout().catch((error: Error) => toastError(t('head.logoutFailed'), error))}
      >
        {t('head.logout')}
      </Button>
    </header>
  );
}

/** Changes the language of the account, which the console and the member app use from the next page on (R-J.4). */
function LanguageSwitch() {
  const { t } = useTranslation('console');
  const { language } = useCurrentUser();
  const { toastError } = useToast();
  return (
    <select
      className="head-language"
      aria-label={t('head.language')}
      value={spokenLanguage(language)}
      onChange={({ target }) =>
        void call(changeSettings, { body: { language: target.value as Language } }).then(
          () => window.location.reload(),
          (error: Error) => toastError(t('head.languageFailed'), error),
        )
      }
    >
      {offeredLanguages().map((one) => (
        <option key={one} value={one} lang={one}>
          {languages[one].name}
        </option>
      ))}
    </select>
  );
}

const icons = { system: SunMoon, light: Sun, dark: Moon };

/** Cycles through the three themes; the choice is shared with the member app. */
function ThemeSwitch() {
  const { t } = useTranslation('console');
  const theme = useTheme();
  const Icon = icons[theme];
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  return (
    <IconButton aria-label={t(`head.theme.${theme}`)} onClick={() => chooseTheme(next)}>
      <Icon aria-hidden size={20} />
    </IconButton>
  );
}
