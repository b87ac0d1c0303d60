import type { User } from '#modules/identity/contracts/auth.ts';
import { actFor } from '../../web-member/lib/server/acting-account.ts';
import { jsonOf, request } from '../../web-member/lib/server/api.ts';

let pendingUser: Promise<User> | undefined;

/** Who is signed in here: asked once for a document, since nobody else ever gets one. */
export const whoIsHere = (): Promise<User> =>
  (pendingUser ??= request('GET', '/api/user').then(async (response) => {
    const user = (await jsonOf(response)) as User;
    actFor(() => user.id);
    return user;
  }));

/** Whether somebody may do everything here; a moderator reads some of it, and works on the reports. */
export const isAdmin = ({ role }: Pick<User, 'role'>): boolean => role === 'admin';
