import type { UserRecord } from '#modules/identity/contracts/admin-users.schema.ts';
import { useGetManyAggregate } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { nameOf, shortNameOf } from '../users/user.ts';
import type { Concern } from './verb-button.tsx';

/** The end of an id, to distinguish accounts whose names are not loaded yet. */
const SHOWN = -6;

/** The account of a case; all accounts of a page are read in one request. */
export function usePerson(id: string | null): UserRecord | undefined {
  const { data } = useGetManyAggregate<UserRecord>('users', { ids: [id ?? ''] }, { enabled: id !== null });
  return id === null ? undefined : data?.[0];
}

/** Links to the page of a profile's account. */
export const ProfileLink = ({ id }: { id: number }) => <Link to={`/profiles/${id}`}>{`#${id}`}</Link>;

/** Shows role, gender and guardianship of a person, and the number of his or her profile. */
export function PersonKind({ user: { role, gender, profileId, isGuardian } }: { user: UserRecord }) {
  const { t } = useTranslation('console');
  return (
    <span className="quiet small">
      {role !== 'member' && <span>{`· ${t(`users.role.${role}`)} `}</span>}
      {gender && <span>{`· ${t(`users.kinds.${gender}`)} `}</span>}
      {isGuardian && <span>{`· ${t('users.type.guardian')} `}</span>}
      <span>{'· '}</span>
      {profileId === null ? <span>{t('users.noProfile')}</span> : <ProfileLink id={profileId} />}
    </span>
  );
}

/** Names the person of a record, with role, gender and the profile's number as links. */
export function PersonLink({ id }: { id: string | null }) {
  const { t } = useTranslation('console');
  const user = usePerson(id);
  if (id === null) return t('desk.erased');
  if (!user) return <Link to={`/users/${id}/show`}>{t('desk.toPerson', { id: id.slice(SHOWN) })}</Link>;
  return (
    <span className="person">
      <Link to={`/users/${id}/show`} dir="auto">
        {nameOf(user)}
      </Link>
      <PersonKind user={user} />
    </span>
  );
}

/** Returns the person whom the buttons and dialogs of a case concern. */
export function useConcern(id: string | null): Concern {
  const { t } = useTranslation('console');
  const user = usePerson(id);
  return { name: user ? shortNameOf(user) : t('questions.someone'), about: <PersonLink id={id} /> };
}
