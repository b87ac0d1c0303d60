import { ACCENT, FIXED, MAIN, themeOf, type ThemeName } from '#kernel/contracts/site/theme.ts';
import Button from '@mui/material/Button';
import type { CSSProperties } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

const COLOUR = /^#[0-9a-f]{6}$/i;

/** The two colours of the site, with a preview in both themes. */
export function ColourInputs() {
  const { t } = useTranslation('console');
  const { setValue } = useFormContext();
  const [main, accent] = useWatch({ name: ['mainColour', 'accentColour'] }) as string[];
  const reset = () => {
    for (const [field, colour] of [
      ['mainColour', MAIN],
      ['accentColour', ACCENT],
    ] as const)
      setValue(field, colour, { shouldDirty: true });
  };
  return (
    <>
      <TextInput source="mainColour" type="color" label={t('site.mainColour')} helperText={t('site.mainColourHint')} />
      <TextInput
        source="accentColour"
        type="color"
        label={t('site.accentColour')}
        helperText={t('site.accentColourHint')}
      />
      {COLOUR.test(main ?? '') && COLOUR.test(accent ?? '') && <Preview main={main!} accent={accent!} />}
      <Button className="site-reset" onClick={reset}>
        {t('site.designColours')}
      </Button>
    </>
  );
}

function Preview({ main, accent }: { main: string; accent: string }) {
  const { t } = useTranslation('console');
  const theme = themeOf(main.toLowerCase(), accent.toLowerCase());
  return (
    <div className="site-previews" role="group" aria-label={t('site.preview')}>
      {(['light', 'dark'] as ThemeName[]).map((name) => (
        <div key={name} className="site-preview" style={tokensOf({ ...FIXED[name], ...theme[name] })}>
          <p className="small">{t(`site.${name}`)}</p>
          <p className="site-sample">{t('site.sample')}</p>
          <span className="site-sample-button">{t('site.sampleButton')}</span>
          <span className="site-sample-waiting">{t('site.sampleWaiting')}</span>
        </div>
      ))}
    </div>
  );
}

const tokensOf = (tokens: Record<string, string>): CSSProperties =>
  Object.fromEntries(Object.entries(tokens).map(([name, hex]) => [`--${name}`, hex]));
