import { useTranslation } from 'react-i18next';
import { chooseTheme, themes, useTheme } from '../../lib/theme.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Facts } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/choices.tsx';
import { Page } from '../../ui/page.tsx';
import { useUser } from '../session/index.ts';
import { useSignOut } from '../shell/index.ts';

/** What the account is, how it looks here, and the way out. */
export function AccountSettingsPage() {
  const { t } = useTranslation(['account', 'common', 'nav']);
  const { data: user } = useUser();
  const signOut = useSignOut();
  const theme = useTheme();
  return (
    <Page narrow title={t('settings.title')}>
      <Card title={t('settings.account')}>
        <Facts
          wide
          facts={[
            { label: t('settings.email'), value: user?.email },
            { label: t('settings.username'), value: user?.username },
          ]}
        />
      </Card>
      <Card>
        <RadioGroup
          legend={<h2>{t('settings.theme')}</h2>}
          hint={t('settings.themeHint')}
          choices={themes.map((value) => ({ value, label: t(`nav:themeNames.${value}`) }))}
          input={({ value }) => ({
            name: 'theme',
            checked: value === theme,
            onChange: () => chooseTheme(value as (typeof themes)[number]),
          })}
        />
      </Card>
      <Card title={t('settings.session')}>
        <p className="quiet">{t('settings.sessionText')}</p>
        <div>
          <Button busy={signOut.isPending} onClick={() => signOut.mutate()}>
            {t('common:signOut.action')}
          </Button>
        </div>
      </Card>
    </Page>
  );
}
