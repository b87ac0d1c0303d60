import { setTimeout as pause } from 'node:timers/promises';
import { isStopped, startServer, type Server } from './server.ts';

/** Except on Linux each check starts a program. */
const LOOK_MS = process.platform === 'linux' ? 500 : 5000;
const RETRY_MS = 5000;

/**
 * Restarts the server at its port whenever it is gone. `end` returns once supervision has stopped, whether the server
 * runs or not.
 */
export function superviseServer(
  server: Server,
  port: number,
  log: (message: string) => void,
): { end(): Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  const rest = (milliseconds: number) => pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

  const watch = async () => {
    let complaint = '';
    while (!signal.aborted) {
      await rest(complaint === '' ? LOOK_MS : RETRY_MS);
      if (signal.aborted || !(await isStopped(server))) continue;
      if (complaint === '') log('PostgreSQL ended unexpectedly; starting it again.');
      try {
        await startServer(server, log, port);
        complaint = '';
        log('PostgreSQL runs again.');
      } catch (error) {
        const { message } = error as Error;
        if (message !== complaint) log(message);
        complaint = message;
      }
    }
  };
  const watching = watch();

  return {
    async end() {
      ending.abort();
      await watching;
    },
  };
}
