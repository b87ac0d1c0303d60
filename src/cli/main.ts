import { systemClock } from '#kernel/clock.ts';
import { createLogger } from '#kernel/logger.ts';
import { startApplication, type Application, type Outside } from '../app/application.ts';
import { readEnvironment, type Environment } from '../app/env.ts';
import { consoleApp } from '../app/http/console.ts';
import { builtMemberApp } from '../app/http/member-app.ts';
import { memberFiles } from '../app/http/static.ts';

const say = (message: string): void => void process.stdout.write(`${message}\n`);

async function main(env: Environment): Promise<void> {
  // Local mode reports to a person: the request log stays out of the way unless it is asked for.
  const log = createLogger(env.mode === 'local' && !process.env['LOG_LEVEL'] ? 'warn' : env.logLevel);
  if (env.mode === 'production') {
    const application = await startApplication(env, await productionOutside(env), log);
    const { email, password } = env.admin;
    if (email && password) await application.modules.identity.ensureAdmin.execute({ email, password });
    await application.open();
    stopOnSignal(() => application.stop());
    return;
  }
  const { startLocally } = await import('../local/start.ts');
  const { stop } = await startLocally(env, log, say);
  stopOnSignal(stop);
}

async function productionOutside(env: Environment): Promise<Outside> {
  return {
    databaseUrl: env.databaseUrl!,
    mailUrl: env.mailUrl!,
    sessionKeys: env.sessionKeys!,
    dataKeys: env.dataKeys ?? env.sessionKeys!,
    stripe: { ...env.stripe!, at: null },
    push: env.pushKey
      ? { key: env.pushKey, contact: env.operator.email, services: env.pushServices, standIn: null }
      : null,
    clock: systemClock,
    pages: env.role === 'worker' ? [] : [memberFiles('dist/web-member') as never],
    member: env.role === 'worker' ? null : await builtMemberApp('dist/web-member', 'dist/web-member-server'),
    ownPages: env.role === 'worker' ? [] : [consoleApp('dist/web-admin')],
  };
}

const SAME_SIGNAL_MS = 1000;
/** A stop that hangs all the same is over before whoever sent the signal takes to SIGKILL, after ten seconds. */
const PATIENCE_MS = 9500;

/** Stops once, cleanly, on Ctrl-C or SIGTERM; a further signal later on does not wait. */
function stopOnSignal(stop: Application['stop']): void {
  let since: number | undefined;
  const end = async () => {
    if (since !== undefined) {
      if (performance.now() - since > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    since = performance.now();
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    await stop().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
}

try {
  await main(readEnvironment(process.env));
} catch (error) {
  process.stderr.write(`Mithaq did not start. ${(error as Error).message}\n`);
  if (process.env['LOG_LEVEL'] === 'debug') process.stderr.write(`${(error as Error).stack}\n`);
  process.exit(1);
}
