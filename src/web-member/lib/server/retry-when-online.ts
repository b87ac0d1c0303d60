import { markOffline, untilReached } from '../../../web-shared/server/connection.ts';

/** Loads a part of the layout; without a connection, retries once there is one. */
export async function retryWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    markOffline();
    await untilReached();
    return retryWhenOnline(load);
  }
}
