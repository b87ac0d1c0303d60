import type { UserRecord } from '#modules/identity/contracts/admin-users.schema.ts';
import { useGetList } from 'ra-core';
import { useCurrentUser } from '../layout/current-user.ts';
import { nameOf } from '../users/user.ts';

/** The active members of staff to whom a case can be given: neither the user nor its assignee. */
export function useColleagues(
  assignee: string | undefined,
  { onlyWomen }: { onlyWomen: boolean },
): { id: string; name: string }[] {
  const { id: self } = useCurrentUser();
  const admins = useGetList<UserRecord>('users', { filter: { role: 'admin', isActive: true } });
  const staff = useGetList<UserRecord>('users', { filter: { role: 'staff', isActive: true } });
  return [...(admins.data ?? []), ...(staff.data ?? []).filter(({ duties }) => duties.includes('cases'))]
    .filter(({ id }) => id !== self && id !== assignee)
    .filter(({ gender }) => !onlyWomen || gender === 'female')
    .map((user) => ({ id: user.id, name: nameOf(user) }));
}
