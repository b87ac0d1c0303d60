import { currentSite } from '#kernel/i18n/current-site.ts';
import type { UserRecord } from '#modules/identity/contracts/admin-users.schema.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDay } from '../../web-shared/text/format.ts';
import { Badge } from '../layout/badge.tsx';
import { choicesOf } from '../records/choices.ts';
import { ChoiceFilter, SearchFilter, YesNoFilter } from '../records/filter-inputs.tsx';
import { RecordList } from '../records/record-list.tsx';
import type { Column } from '../records/record-table.tsx';
import { useCurrentUser } from '../layout/current-user.ts';
import { isAdmin } from '../lib/who.ts';
import type { Bulk } from '../lists/bulk-act.ts';
import { useReasonQuestion } from '../lists/use-reason-question.ts';
import { PersonKind, PersonLink } from '../records/person.tsx';
import { PlanName } from './plan-name.tsx';
import { StatusBadge } from './status-badge.tsx';
import { nameOf, shortNameOf } from './user.ts';
import { StatusVerb } from './verbs.tsx';

const describeUser = (user: UserRecord) => <PersonLink id={user.id} />;

export function UserList() {
  const { t } = useTranslation('console');
  const bulk: Bulk<UserRecord> = {
    acts: [{ name: 'enable', verb: 'enable', questions: useReasonQuestion() }],
    describe: describeUser,
    nameOf: shortNameOf,
  };
  return (
    <RecordList<UserRecord>
      title={t('tabs.users')}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty={t('users.empty')}
      filters={<Filters />}
      columns={useColumns()}
      {...(isAdmin(useCurrentUser()) && { bulk })}
    />
  );
}

function Filters() {
  const { t } = useTranslation('console');
  const choices = (branch: 'role' | 'gender' | 'type' | 'plan') =>
    choicesOf(t(`users.${branch}`, { returnObjects: true }));
  return (
    <>
      <SearchFilter label={t('users.search')} />
      <ChoiceFilter source="role" label={t('users.columns.role')} choices={choices('role')} />
      <ChoiceFilter source="gender" label={t('users.genderLabel')} choices={choices('gender')} />
      <ChoiceFilter source="type" label={t('users.columns.type')} choices={choices('type')} />
      {currentSite().fees && (
        <ChoiceFilter source="subscriptionPlan" label={t('users.columns.plan')} choices={choices('plan')} />
      )}
      <YesNoFilter
        source="isActive"
        label={t('users.columns.status')}
        yes={t('users.active')}
        no={t('users.inactive')}
      />
      <YesNoFilter
        source="isUndeliverable"
        label={t('users.undeliverable.label')}
        yes={t('users.undeliverable.yes')}
        no={t('users.undeliverable.no')}
      />
    </>
  );
}

const planColumn = (label: string): Column<UserRecord> => ({
  source: 'subscriptionPlan',
  label,
  render: (user) => <PlanName plan={user.subscriptionPlan} />,
});

function EmailCell({ user: { email, undeliverable } }: { user: UserRecord }) {
  const { t } = useTranslation('console');
  return (
    <span className="row">
      <span>{email}</span>
      {undeliverable && <Badge tone="end">{t(`users.undeliverable.${undeliverable}`)}</Badge>}
    </span>
  );
}

function useColumns(): Column<UserRecord>[] {
  const { t } = useTranslation('console');
  const who = useCurrentUser();
  return [
    {
      source: 'firstName',
      label: t('users.columns.name'),
      render: (user) => (
        <span className="person">
          <Link to={`/users/${user.id}/show`} dir="auto">
            {nameOf(user)}
          </Link>
          <PersonKind user={user} />
        </span>
      ),
    },
    { source: 'email', label: t('users.columns.email'), render: (user) => <EmailCell user={user} /> },
    {
      source: 'role',
      label: t('users.columns.role'),
      render: ({ role }) => <Badge tone={role === 'member' ? undefined : 'ok'}>{t(`users.role.${role}`)}</Badge>,
    },
    { source: 'type', label: t('users.columns.type'), render: ({ type }) => t(`users.type.${type}`) },
    ...(currentSite().fees ? [planColumn(t('users.columns.plan'))] : []),
    { source: 'isActive', label: t('users.columns.status'), render: (user) => <StatusBadge user={user} /> },
    { source: 'createdAt', label: t('users.columns.joined'), render: ({ createdAt }) => formatDay(createdAt) },
    {
      source: 'verbs',
      label: t('actions'),
      fixed: true,
      render: (user) => (
        <span className="row">
          {isAdmin(who) && who.id !== user.id && <StatusVerb user={user} />}
          <Button
            component={Link}
            to={`/users/${user.id}/show`}
            aria-label={`${t('users.details')} ${shortNameOf(user)}`}
          >
            {t('users.details')}
          </Button>
        </span>
      ),
    },
  ];
}
