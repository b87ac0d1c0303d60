import { currentSite } from '#kernel/i18n/current-site.ts';
import { hasDuty, type Duty } from '#kernel/contracts/roles.ts';
import type { User } from '#modules/identity/contracts/auth.schema.ts';
import type { UserRecord } from '#modules/identity/contracts/admin-users.schema.ts';
import { useTranslation } from 'react-i18next';
import { isAdmin } from '../lib/who.ts';
import { choicesOf } from '../records/choices.ts';
import { VerbButton } from '../records/verb-button.tsx';
import { concernOf } from './concern-of.tsx';
import { PlanVerbs } from './plan-verbs.tsx';

/** The actions on an account other than the own one that the reader may use. */
export function UserVerbs({ user, who }: { user: UserRecord; who: User }) {
  const { t } = useTranslation('console');
  const of = { resource: 'users', id: user.id, concern: concernOf(user) };
  if (user.id === who.id) return <p className="quiet">{t('users.self')}</p>;
  return (
    <div className="row">
      {isAdmin(who) && <StatusVerb user={user} />}
      {isAdmin(who) && <VerbButton {...of} name="users-end-sessions" verb="end-sessions" />}
      {user.role === 'member' && currentSite().fees && hasDuty(who, 'money') && <PlanVerbs user={user} />}
      {!user.isEmailConfirmed && hasDuty(who, 'cases') && (
        <VerbButton {...of} name="users-resend-confirmation" verb="resend-confirmation" />
      )}
      {isAdmin(who) && (
        <VerbButton
          {...of}
          name="users-correct-address"
          verb="correct-address"
          questions={[{ name: 'email', label: t('users.newEmail') }]}
        />
      )}
      {isAdmin(who) && user.isActive && !user.isLeaving && (
        <VerbButton {...of} name="users-send-export-link" verb="send-export-link" />
      )}
      {isAdmin(who) && !user.isLeaving && <ClosureVerb user={user} />}
      {isAdmin(who) && <RoleVerb user={user} />}
    </div>
  );
}

/** Closes an account by its owner's letter; a woman may have said when her guardian may learn of it. */
function ClosureVerb({ user }: { user: UserRecord }) {
  const { t } = useTranslation('console');
  return (
    <VerbButton
      resource="users"
      id={user.id}
      concern={concernOf(user)}
      name="users-start-closure"
      verb="start-closure"
      grave
      questions={
        user.gender === 'male'
          ? []
          : [
              {
                name: 'guardianNotifiedFrom',
                label: t('users.guardianFrom'),
                hint: t('users.guardianFromHint'),
                kind: 'date',
                optional: true,
              },
            ]
      }
    />
  );
}

/** Gives another role, or other duties to one of the staff. */
function RoleVerb({ user }: { user: UserRecord }) {
  const { t } = useTranslation('console');
  const hints = t('users.dutyHints', { returnObjects: true });
  const choices = choicesOf(t('users.role', { returnObjects: true }));
  return (
    <VerbButton
      resource="users"
      id={user.id}
      concern={concernOf(user)}
      name="users-set-role"
      verb="set-role"
      grave
      questions={[
        {
          name: 'role',
          label: t('users.columns.role'),
          kind: 'choice',
          choices: choices.filter(({ id }) => id !== user.role || id === 'staff'),
        },
        {
          name: 'duties',
          label: t('users.duties'),
          kind: 'ticks',
          choices: choicesOf(t('users.duty', { returnObjects: true })).map((duty) => ({
            ...duty,
            hint: hints[duty.id as Duty],
          })),
          value: user.duties.join(','),
          onlyIf: ({ role }) => role === 'staff',
        },
      ]}
      bodyOf={({ role, duties, reason }) => ({
        role,
        reason,
        ...(role === 'staff' && { duties: duties?.split(',').filter(Boolean) }),
      })}
    />
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
