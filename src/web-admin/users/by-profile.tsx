import type { UserRecord } from '#modules/identity/contracts/admin-users.schema.ts';
import { useGetList } from 'ra-core';
import { Navigate, useParams } from 'react-router-dom';
import { Failed, NotFound } from '../layout/errors.tsx';
import { PendingItem } from '../layout/waiting.tsx';

/** Leads from the number of a profile to the page of its account. */
export function UserByProfile() {
  const profileId = Number(useParams()['profileId']);
  const { data, error, refetch } = useGetList<UserRecord>('users', { filter: { profileId } });
  if (error) return <Failed error={error as Error} onRetry={() => void refetch()} />;
  if (!data) return <PendingItem />;
  const [user] = data;
  return user ? <Navigate to={`/users/${user.id}/show`} replace /> : <NotFound />;
}
