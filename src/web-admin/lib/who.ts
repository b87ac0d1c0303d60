import type { User } from '#modules/identity/contracts/auth.schema.ts';
import { actFor } from '../../web-shared/server/acting-account.ts';
import { jsonOf, request } from '../../web-shared/server/api.ts';

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
