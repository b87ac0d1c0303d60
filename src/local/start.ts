import type { Logger } from '#kernel/logger.ts';
import { startApplication, type Application } from '../app/application.ts';
import type { Environment } from '../app/env.ts';
import { localOutside } from './outside.ts';
import { secretsFile, localSecrets } from './secrets.ts';

const ADMIN_EMAIL = 'admin@mithaq.example';

export interface Running {
  application: Application;
  stop(): Promise<void>;
}

/** Runs everything on one machine and tells where it is. */
export async function startLocally(
  env: Environment,
  log: Logger,
  say: (message: string) => void,
  { pages = true } = {},
): Promise<Running> {
  const outside = await localOutside(env, say, { pages });
  const application = await startApplication(env, outside, log).catch(async (error: unknown) => {
    await outside.stop();
    throw error;
  });
  const email = env.admin.email ?? ADMIN_EMAIL;
  const password = env.admin.password ?? localSecrets(env.dataDir).adminPassword;
  const adminIsNew = await application.modules.identity.ensureAdmin.execute({ email, password });
  const demo = env.demoData ? await import('./demo/index.ts') : null;
  if (env.role !== 'worker') await demo?.seedDemo({ kernel: application.kernel, now: outside.clock.now() });

  if (application.port !== null) {
    const site = env.port === 0 ? `http://${env.host}:${application.port}` : env.appUrl;
    say(`\nMithaq is running.\n  Site     ${site}\n  Mailbox  ${site}/dev/mailbox\n`);
    if (demo)
      say(
        `Sign in as\n${demo.demoSignIns.map(({ role, email: address, password: word }) => `  ${role.padEnd(9)}${address}  ${word}`).join('\n')}`,
      );
    if (adminIsNew) say(`  ${'admin'.padEnd(9)}${email}  ${env.admin.password ? '(as set)' : password}`);
    else if (!env.admin.password)
      say(`  ${'admin'.padEnd(9)}${email}  (its password is in ${secretsFile(env.dataDir)})`);
    say('');
  }
  return {
    application,
    async stop() {
      await application.stop();
      await outside.stop();
    },
  };
}
