import { Moon, Sun, SunMoon } from 'lucide-react';
import { useText } from '../../lib/text/use-text.ts';
import { chooseTheme, themes, useTheme } from '../../../web-shared/theme.ts';

const icons = { system: SunMoon, light: Sun, dark: Moon };

/** Cycles through the three themes: system, light, dark. */
export function ThemeSwitch() {
  const { t } = useText('nav');
  const theme = useTheme();
  const Icon = icons[theme];
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  const label = t('theme', { theme: t(`themes.${theme}`) });
  return (
    <button type="button" className="nav-link icon" onClick={() => chooseTheme(next)}>
      <Icon aria-hidden />
      <span>{label}</span>
    </button>
  );
}
