import { profileVisibilities } from '#modules/identity/contracts/account.ts';
import { useTranslation } from 'react-i18next';
import { chooseTheme, themes, useTheme } from '../../../web-shared/theme.ts';
import { Button, Card, CardSkeletons, ErrorNotice, RadioGroup } from '../../ui/index.ts';
import { isOnlyGuardian, useSession } from '../session/index.ts';
import { SignOutForm } from '../shell/index.ts';
import { AddressCard } from './address-card.tsx';
import { OwnMatters } from './own-matters.tsx';
import { BlockedCard } from './blocked-card.tsx';
import { BreakCard } from './break-card.tsx';
import { ConsentCard, DangerZone } from './danger-zone.tsx';
import { LanguageCard } from './language-card.tsx';
import { useSettings } from './use-settings.ts';

export function GeneralTab() {
  const { t } = useTranslation(['account', 'common', 'nav']);
  const { session, isPending } = useSession();
  const theme = useTheme();
  if (isPending) return <CardSkeletons count={2} lines={5} />;
  return (
    <div className="stack loose">
      <AddressCard />
      {session.user && <LanguageCard language={session.user.language} />}
      {isOnlyGuardian(session) && <OwnMatters member={session.user?.isMember !== false} />}
      {session.user?.profileId && <Visibility />}
      {session.profile && <BreakCard profile={session.profile} />}
      {session.profile && <BlockedCard />}
      {session.profile?.consentStated && <ConsentCard />}
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
          <SignOutForm>
            {(isPending) => (
              <Button type="submit" busy={isPending}>
                {t('common:signOut.action')}
              </Button>
            )}
          </SignOutForm>
        </div>
      </Card>
      {/* A guardian without a profile has no tab with the subscription. */}
      {isOnlyGuardian(session) && <DangerZone />}
    </div>
  );
}

function Visibility() {
  const { t } = useTranslation('account');
  const { settings, error, refetch, change } = useSettings();
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  return (
    <Card>
      <RadioGroup
        legend={<h2>{t('visibility.title')}</h2>}
        hint={t('visibility.hint')}
        choices={profileVisibilities.map((value) => ({
          value,
          label: t(`visibility.${value}`),
          note: t(`visibility.${value}Note`),
          disabled: !settings,
        }))}
        input={({ value }) => ({
          name: 'visibility',
          checked: value === settings?.profileVisibility,
          onChange: () => change({ profileVisibility: value as (typeof profileVisibilities)[number] }),
        })}
      />
    </Card>
  );
}
