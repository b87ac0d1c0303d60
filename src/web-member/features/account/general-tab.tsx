import { profileVisibilities, enableMembership } from '#modules/identity/contracts/account.ts';
import { useText } from '../../lib/text/use-text.ts';
import { chooseTheme, themes, useTheme } from '../../../web-shared/theme.ts';
import { Button, Card, CardSkeletons, ErrorNotice, RadioGroup, LinkButton } from '../../ui/index.ts';
import { isOnlyGuardian, useSession } from '../session/index.ts';
import { SignOutForm, LanguageChoice, useOwnLanguage } from '../shell/index.ts';
import { AddressCard } from './address-card.tsx';
import { BlockedCard } from './blocked-card.tsx';
import { NeverAgainCard } from './never-again-card.tsx';
import { BreakCard } from './break-card.tsx';
import { DownloadMyData } from '../my-data/index.ts';
import { ConsentCard, DangerZone } from './danger-zone.tsx';
import { useSettings } from './use-settings.ts';
import { offeredLanguages, spokenLanguage, type Language } from '#kernel/i18n/languages.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call, messageOf } from '../../../web-shared/server/api.ts';
import { queryClient, invalidate } from '../../lib/server/query-client.ts';

export function GeneralTab() {
  const { t } = useText(['account', 'common', 'nav']);
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
      {session.profile && <NeverAgainCard />}
      {session.profile?.consentStated && <ConsentCard />}
      <Card title={t('data.title')}>
        <div>
          <DownloadMyData />
        </div>
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
  const { t } = useText('account');
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

/** Sets the language of the account, for translated pages and for emails to guardians. */
function LanguageCard({ language }: { language: Language }) {
  const { t } = useText('account');
  const { mutate, isPending } = useOwnLanguage();
  const of = offeredLanguages();
  if (of.length < 2) return null;
  return (
    <Card title={t('language.title')}>
      <p className="quiet">{t('language.hint')}</p>
      <LanguageChoice of={of} chosen={spokenLanguage(language)}>
        {(one, name) => (
          <button type="button" onClick={() => isPending || mutate(one)}>
            {name}
          </button>
        )}
      </LanguageChoice>
    </Card>
  );
}

/** Lets a guardian become a member too, and links to his profile until it exists. */
function OwnMatters({ member }: { member: boolean }) {
  const { t } = useText('account');
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(enableMembership, { body: { gender: 'male' } }),
    onSuccess: async (user) => {
      queryClient.setQueryData(['/api/user'], user);
      await navigate('/create-profile');
      await invalidate('/api/profile', '/api/subscription');
    },
  });
  return (
    <Card title={member ? t('member.written') : t('member.title')}>
      <p className="quiet">{member ? t('member.writtenText') : t('member.text')}</p>
      {error && <ErrorNotice title={t('member.failed')} text={messageOf(error) ?? t('failed')} />}
      <div>
        {member ? (
          <LinkButton to="/create-profile">{t('member.write')}</LinkButton>
        ) : (
          <Button busy={isPending} onClick={() => mutate()}>
            {t('member.action')}
          </Button>
        )}
      </div>
    </Card>
  );
}
