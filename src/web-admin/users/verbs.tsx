import { typedNumber } from '#kernel/contracts/digits.ts';
import { currentSite } from '#kernel/i18n/current-site.ts';
import type { Plan } from '#modules/billing/contracts/subscription.schema.ts';
import type { UserRecord } from '#modules/identity/contracts/admin-users.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { jsonOf, request } from '../../web-shared/server/api.ts';
import { choicesOf } from '../records/choices.ts';
import { VerbButton } from '../records/verb-button.tsx';
import { PersonKind } from '../records/person.tsx';
import { plansToGrant } from './plans-to-grant.ts';
import { nameOf, shortNameOf } from './user.ts';

const concernOf = (user: UserRecord) => ({
  name: shortNameOf(user),
  about: (
    <span className="person">
      <strong>{nameOf(user)}</strong>
      <PersonKind user={user} />
    </span>
  ),
});

/** Actions of admins on an account other than their own. */
export function UserVerbs({ user, isSelf }: { user: UserRecord; isSelf: boolean }) {
  const { t } = useTranslation('console');
  const plans = usePlans();
  const of = { resource: 'users', id: user.id, concern: concernOf(user) };
  if (isSelf) return <p className="quiet">{t('users.self')}</p>;
  return (
    <div className="row">
      <StatusVerb user={user} />
      <VerbButton {...of} name="users-end-sessions" verb="end-sessions" />
      {user.role === 'member' && currentSite().fees && (
        <VerbButton
          {...of}
          name="users-grant-plan"
          verb="grant-plan"
          questions={[
            { name: 'planId', label: t('users.columns.plan'), kind: 'choice', choices: plans },
            { name: 'months', label: t('users.months'), kind: 'number', value: '1' },
          ]}
          bodyOf={({ planId, months, reason }) => ({
            planId: Number(planId),
            months: typedNumber(months ?? ''),
            reason,
          })}
        />
      )}
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
              value: 'rules',
            },
            { name: 'until', label: t('users.until'), hint: t('users.untilHint'), kind: 'date', optional: true },
          ]}
          bodyOf={({ reason, cause, until }) => ({ reason, cause, ...(until && { until: `${until}T00:00:00.000Z` }) })}
        />
      )}
    </>
  );
}

function usePlans() {
  const { data = [] } = useQuery({
    queryKey: ['plans on offer'],
    enabled: currentSite().fees,
    queryFn: async () => (await jsonOf(await request('GET', '/api/subscription-plans'))) as Plan[],
  });
  return plansToGrant(data);
}
