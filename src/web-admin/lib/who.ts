import type { User } from '#modules/identity/contracts/auth.schema.ts';
import { isStaff } from '#kernel/contracts/roles.ts';
import { FROM_CONSOLE } from '../../web-shared/from-console.ts';
import { actFor } from '../../web-shared/server/acting-account.ts';
import { jsonOf, request } from '../../web-shared/server/api.ts';

/** Where the server leads everybody who may not use the console. */
const NOT_FOR_STAFF = `/dashboard?${FROM_CONSOLE}`;

let pendingUser: Promise<User> | undefined;

/** Returns the signed-in user, read once: the user of a document never changes. */
export const loadCurrentUser = (): Promise<User> =>
  (pendingUser ??= request('GET', '/api/user').then(async (response) => {
    const user = (await jsonOf(response)) as User;
    actFor(() => user.id);
    return user;
  }));

/** Returns whether the user is an admin; others may do less, as `hasDuty` and `mayDo` say. */
export const isAdmin = ({ role }: Pick<User, 'role'>): boolean => role === 'admin';

/**
 * Reads the signed-in user again. An account that is no longer staff leaves the console, and one whose role or duties
 * have changed loads it again; the promise then stays pending, so that nothing else is shown before.
 */
export async function readCurrentUser(): Promise<User> {
  const user = (await jsonOf(await request('GET', '/api/user'))) as User;
  const before = await loadCurrentUser();
  const isChanged = user.role !== before.role || String(user.duties) !== String(before.duties);
  if (!isChanged) return user;
  if (isStaff(user.role)) window.location.reload();
  else window.location.assign(NOT_FOR_STAFF);
  return new Promise(() => undefined);
}
