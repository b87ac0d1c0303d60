import { useGetList } from 'ra-core';
import { useCurrentUser } from '../layout/current-user.ts';

interface User {
  id: string;
  name: string;
}

/** The active admins to whom a case can be given: neither the user nor its assignee. */
export function useColleagues(assignee: string | undefined): { id: string; name: string }[] {
  const { id: self } = useCurrentUser();
  const { data } = useGetList<User>('users', { filter: { role: 'admin', isActive: true } });
  return (data ?? []).filter(({ id }) => id !== self && id !== assignee).map(({ id, name }) => ({ id, name }));
}
