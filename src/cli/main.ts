import { existsSync } from 'node:fs';
import path from 'node:path';
import { systemClock } from '#kernel/clock.ts';
import { createLogger } from '#kernel/runtime/logger.ts';
import type { OtlpExporter } from '#kernel/telemetry/otlp-exporter.ts';
import { startApplication, type Application, type Outside } from '../app/application.ts';
import { readEnvironment, type Environment } from '../app/env.ts';
import { consoleApp } from '../app/http/console.ts';
import { builtMemberApp } from '../app/rendering/member-app.ts';
import { memberFiles } from '../app/http/static.ts';
import { openTelemetry } from '../app/telemetry.ts';
import { appFolders } from '../local/web-build.ts';

const say = (message: string): void => void process.stdout.write(`${message}\n`);

async function main(): Promise<void> {
  const env = readEnvironment(process.env);
  // Local mode reports to a person, so the request log is off by default.
  const level = env.mode === 'local' && !process.env['LOG_LEVEL'] ? 'warn' : env.logLevel;
  const telemetry = openTelemetry(env);
  const log = createLogger(level, undefined, telemetry?.addError);
  if (env.mode === 'production') {
    const application = await startApplication(env, await productionOutside(env, telemetry), log);
    const { email, password } = env.admin;
    if (email && password) await application.modules.identity.ensureAdmin.execute({ email, password });
    await application.open();
    stopOnSignal(() => application.stop());
    return;
  }
  say('Starting on this machine only …');
  const { runLocally } = await import('../local/run.ts').catch(explainMissingPackage);
  const { stop } = await runLocally(env, log, say, { telemetry, onFailure: endWith });
  stopOnSignal(stop);
}

/** Local mode needs packages that an install for production omits. */
function explainMissingPackage(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  const missing = /Cannot find package '([^']+)'/.exec(error.message)?.[1] ?? 'a package';
  throw new Error(
    `Local mode needs ${missing}, which is not installed. Run npm ci (without --omit=dev), or set MODE=production.`,
    { cause: error },
  );
}

async function productionOutside(env: Environment, telemetry: OtlpExporter | null): Promise<Outside> {
  const built = appFolders(path.join(import.meta.dirname, '../../dist'));
  if (env.role !== 'worker' && !Object.values(built).every(existsSync))
    throw new Error(
      'The web pages are not built. Run npm ci && npm run build, or copy the folder dist from where that was done.',
    );
  return {
    databaseUrl: env.databaseUrl!,
    mailUrl: env.mailUrl!,
    sessionKeys: env.sessionKeys!,
    dataKeys: env.dataKeys ?? env.sessionKeys!,
    stripe: env.stripe ? { ...env.stripe, at: null } : null,
    push: env.pushKey
      ? { key: env.pushKey, contact: env.operator.email, services: env.pushServices, standIn: null }
      : null,
    clock: systemClock,
    telemetry,
    pages: env.role === 'worker' ? [] : [memberFiles(built.member) as never],
    member: env.role === 'worker' ? null : await builtMemberApp(built.member, built.rendering, env.operator),
    ownPages: env.role === 'worker' ? [] : [consoleApp(built.console, env.operator)],
  };
}

const SAME_SIGNAL_MS = 1000;
/** Time limit of a stop, in milliseconds: many supervisors send SIGKILL after ten seconds. */
const PATIENCE_MS = 9500;

/** Stops cleanly on the first Ctrl-C or SIGTERM; a later signal ends the process at once. */
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

function endWith({ message, stack }: Error): never {
  process.stderr.write(`The site did not start. ${message}\n`);
  if (process.env['LOG_LEVEL'] === 'debug') process.stderr.write(`${stack}\n`);
  process.exit(1);
}

await main().catch(endWith);
