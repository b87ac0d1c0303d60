import type { Logger } from '#kernel/runtime/logger.ts';
import type { Outside } from '../app/application.ts';
import type { Environment } from '../app/env.ts';
import { emptyDatabase } from './empty-database.ts';
import { startLocally } from './start.ts';

interface Options {
  pages?: boolean;
  telemetry?: Outside['telemetry'];
  /** Receives the error of a start after a reset. Nothing runs any more. */
  onFailure(error: Error): void;
}

/** Runs everything on one machine. The page /dev may empty the embedded database, which starts everything again. */
export async function runLocally(
  env: Environment,
  log: Logger,
  say: (message: string) => void,
  { onFailure, ...options }: Options,
): Promise<{ stop(): Promise<void> }> {
  let resetting: Promise<void> | undefined;
  const start = () => startLocally(env, log, say, { ...options, reset: env.databaseUrl ? null : reset });
  const reset = () => {
    resetting ??= startAgain()
      .catch((error: unknown) => onFailure(error as Error))
      .finally(() => (resetting = undefined));
  };
  let running = await start();
  async function startAgain(): Promise<void> {
    say('Emptying the database …');
    await running.stop();
    await emptyDatabase({ dataDir: env.dataDir, log: say });
    running = await start();
  }
  return {
    async stop() {
      await resetting;
      await running.stop();
    },
  };
}
