import { send, statusOf } from './send.ts';

/**
 * Resolves if the account of this page is signed in again, or nobody is.
 * @throws ApiError if another account is signed in.
 */
export async function checkAccount(): Promise<void> {
  try {
    await send('GET', '/api/user');
  } catch (error) {
    if (statusOf(error) !== 401) throw error;
  }
}
