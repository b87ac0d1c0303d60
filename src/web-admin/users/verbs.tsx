import { currentSite } from '#kernel/i18n/current-site.ts';
import type { UserRecord } from '#modules/identity/contracts/admin-users.schema.ts';
import { useTranslation } from 'react-i18next';
import { choicesOf } from '../records/choices.ts';
import { VerbButton } from '../records/verb-button.tsx';
import { concernOf } from './concern-of.tsx';
import { PlanVerbs } from './plan-verbs.tsx';

/** Actions of admins on an account other than their own. */
export function UserVerbs({ user, isSelf }: { user: UserRecord; isSelf: boolean }) {
  const { t } = useTranslation('console');
  const of = { resource: 'users', id: user.id, concern: concernOf(user) };
  if (isSelf) return <p className="quiet">{t('users.self')}</p>;
  return (
    <div className="row">
      <StatusVerb user={user} />
      <VerbButton {...of} name="users-end-sessions" verb="end-sessions" />
      {user.role === 'member' && currentSite().fees && <PlanVerbs user={user} />}
      {!user.isEmailConfirmed && <VerbButton {...of} name="users-resend-confirmation" verb="resend-confirmation" />}
      <VerbButton
        {...of}
        name="users-correct-address"
        verb="correct-address"
        questions={[{ name: 'email', label: t('users.newEmail') }]}
      />
      {user.isActive && !user.isLeaving && <VerbButton {...of} name="users-send-export-link" verb="send-export-link" />}
      {!user.isLeaving && <VerbButton {...of} name="users-start-closure" verb="start-closure" grave />}
      <VerbButton
        {...of}
        name="users-set-role"
        verb="set-role"
        grave
        questions={[
          {
            name: 'role',
            label: t('users.columns.role'),
            kind: 'choice',
            choices: choicesOf(t('users.role', { returnObjects: true })).filter(({ id }) => id !== user.role),
          },
        ]}
      />
    </div>
  );
}

/** Disables or enables an account, or changes the end of a suspension. */
export function StatusVerb({ user }: { user: UserRecord }) {
  const { t } = useTranslation('console');
  const of = {
    resource: 'users',
    id: user.id,
    concern: concernOf(user),
    failure: { title: t('users.statusFailed'), text: t('users.statusNotUpdated') },
  };
  return (
    <>
      {!user.isActive && <VerbButton {...of} name="users-enable" verb="enable" />}
      {(user.isActive || user.disabledUntil) && (
        <VerbButton
          {...of}
          name="users-disable"
          verb="disable"
          grave
          questions={[
            {
              name: 'cause',
              label: t('users.cause'),
              kind: 'choice',
              choices: choicesOf(t('users.causes', { returnObjects: true })),
            },
            { name: 'until', label: t('users.until'), hint: t('users.untilHint'), kind: 'date', optional: true },
          ]}
          bodyOf={({ reason, cause, until }) => ({ reason, cause, ...(until && { until: `${until}T00:00:00.000Z` }) })}
        />
      )}
    </>
  );
}
