import { send, statusOf } from './send.ts';

/** Resolves where the account of this page is signed in again, or nobody is. Rejects with ApiError while another is. */
export async function lookWhoIsHere(): Promise<void> {
  try {
    await send('GET', '/api/user');
  } catch (error) {
    if (statusOf(error) !== 401) throw error;
  }
}
