import { currentSite } from '#kernel/i18n/current-site.ts';
import type { UserRecord } from '#modules/identity/contracts/admin-users.schema.ts';
import { useShowController } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../web-shared/text/format.ts';
import { Badge } from '../layout/badge.tsx';
import { Page, Panel } from '../layout/page.tsx';
import { Failed } from '../layout/errors.tsx';
import { PendingItem } from '../layout/waiting.tsx';
import { useCurrentUser } from '../layout/current-user.ts';
import { hasDuty } from '#kernel/contracts/roles.ts';
import { concernOf } from './concern-of.tsx';
import { Conversations } from './conversations.tsx';
import { GuardianshipOf } from './guardianship.tsx';
import { ProfileOf } from './measures.tsx';
import { PlanName } from './plan-name.tsx';
import { RecordsOf } from './records-of.tsx';
import { RequestsLeft } from './requests-left.tsx';
import { StatusBadge } from './status-badge.tsx';
import { Timeline } from './timeline.tsx';
import { nameOf } from './user.ts';
import { UserVerbs } from './verbs.tsx';

export function UserPage() {
  const { t } = useTranslation('console');
  const who = useCurrentUser();
  const hasCases = hasDuty(who, 'cases');
  const { record, error, refetch } = useShowController<UserRecord>();
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!record) return <PendingItem />;
  return (
    <Page title={nameOf(record)} lead={record.email} actions={<StatusBadge user={record} />}>
      <div className="two">
        <div className="stack">
          {(hasCases || who.role === 'moderator') && (
            <Panel title={t('users.timeline')}>
              <Timeline id={record.id} />
            </Panel>
          )}
          {hasCases && (
            <Panel title={t('users.conversations')}>
              <Conversations userId={record.id} />
            </Panel>
          )}
        </div>
        <div className="stack">
          <Panel title={t('users.facts')}>
            <Facts user={record} />
          </Panel>
          {hasDuty(who, 'cases', 'money') && (
            <Panel title={t('users.actions')}>
              <UserVerbs user={record} who={who} />
            </Panel>
          )}
          {hasCases && record.hasProfile && record.id !== who.id && <ProfileOf user={record} />}
          {hasCases && <GuardianshipOf userId={record.id} concern={concernOf(record)} />}
          <RecordsOf userId={record.id} who={who} />
        </div>
      </div>
    </Page>
  );
}

function Facts({ user }: { user: UserRecord }) {
  const { t } = useTranslation('console');
  const who = useCurrentUser();
  return (
    <dl className="facts">
      <dt>{t('users.columns.role')}</dt>
      <dd>
        <Badge tone={user.role === 'member' ? undefined : 'ok'}>{t(`users.role.${user.role}`)}</Badge>
        {user.duties.length > 0 && <span>{` ${user.duties.map((duty) => t(`users.duty.${duty}`)).join(', ')}`}</span>}
      </dd>
      <dt>{t('users.columns.type')}</dt>
      <dd>{t(`users.type.${user.type}`)}</dd>
      <dt>{t('users.genderLabel')}</dt>
      <dd>{user.gender ? t(`users.gender.${user.gender}`) : t('none')}</dd>
      <dt>{t('users.profile')}</dt>
      <dd>{user.profileId === null ? t('none') : t('profileNumber', { id: user.profileId })}</dd>
      {currentSite().fees && (
        <>
          <dt>{t('users.columns.plan')}</dt>
          <dd>
            <PlanName plan={user.subscriptionPlan} />
          </dd>
        </>
      )}
      {user.hasProfile && hasDuty(who, 'cases', 'money') && <RequestsLeft userId={user.id} />}
      <dt>{t('users.undeliverable.label')}</dt>
      <dd className="row">
        <span>{t(`users.undeliverable.${user.undeliverable ?? 'none'}`)}</span>
        {!user.isEmailConfirmed && <Badge tone="wait">{t('users.unconfirmed')}</Badge>}
      </dd>
      <dt>{t('users.columns.joined')}</dt>
      <dd>{formatTime(user.createdAt)}</dd>
    </dl>
  );
}
