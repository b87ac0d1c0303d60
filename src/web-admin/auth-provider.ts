import type { AuthProvider } from 'ra-core';
import { forgetSavedFilters } from '../web-shared/saved-filters.ts';
import { request } from '../web-shared/server/api.ts';
import { stopHandlingProof } from '../web-shared/server/sign-in-again.ts';
import { mayDo } from './layout/navigation.ts';
import { loadCurrentUser } from './lib/who.ts';

const SIGN_OUT = '/api/auth/signout';
const SIGN_IN = '/auth';

/**
 * The server checks the session before it serves the console and again with each request, so the checks here pass. An
 * expired session is renewed in place.
 */
export const authProvider: AuthProvider = {
  login: async () => undefined,
  async logout() {
    stopHandlingProof();
    await request('POST', SIGN_OUT);
    forgetSavedFilters();
    window.location.assign(SIGN_IN);
    return false;
  },
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  async getIdentity() {
    const { id, email } = await loadCurrentUser();
    return { id, fullName: email };
  },
  getPermissions: async () => (await loadCurrentUser()).role,
  canAccess: async ({ resource, action }) => mayDo(await loadCurrentUser(), resource, action),
};
