import { profileVisibilities } from '#kernel/contracts/account.ts';
import { useTranslation } from 'react-i18next';
import { chooseTheme, themes, useTheme } from '../../lib/theme.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Facts } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/choices.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import { useUser } from '../session/index.ts';
import { useSignOut } from '../shell/index.ts';
import { useSettings } from './use-settings.ts';

/** What the account is, who finds the profile, how the app looks here, and the way out. */
export function GeneralTab() {
  const { t } = useTranslation(['account', 'common', 'nav']);
  const { data: user } = useUser();
  const signOut = useSignOut();
  const theme = useTheme();
  return (
    <div className="stack loose">
      <Card title={t('settings.account')}>
        <Facts
          wide
          facts={[
            { label: t('settings.email'), value: user?.email },
            { label: t('settings.username'), value: user?.username },
          ]}
        />
      </Card>
      {user?.profileId && <Visibility />}
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
    </div>
  );
}

function Visibility() {
  const { t } = useTranslation('account');
  const { settings, error, refetch, change } = useSettings();
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  return (
    <Card>
      {settings ? (
        <RadioGroup
          legend={<h2>{t('visibility.title')}</h2>}
          hint={t('visibility.hint')}
          choices={profileVisibilities.map((value) => ({
            value,
            label: t(`visibility.${value}`),
            note: t(`visibility.${value}Note`),
          }))}
          input={({ value }) => ({
            name: 'visibility',
            checked: value === settings.profileVisibility,
            onChange: () => change({ profileVisibility: value as (typeof profileVisibilities)[number] }),
          })}
        />
      ) : (
        <Skeleton />
      )}
    </Card>
  );
}
