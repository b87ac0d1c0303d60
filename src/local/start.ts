import { localAddress } from '#kernel/runtime/local-address.ts';
import type { Logger } from '#kernel/runtime/logger.ts';
import { startApplication, type Application, type Outside } from '../app/application.ts';
import type { Environment } from '../app/env.ts';
import { startLocalServices } from './external-services.ts';
import { progressBy } from './progress.ts';
import { adminOf, secretsFile } from './secrets.ts';

export interface LocalServer {
  application: Application;
  stop(): Promise<void>;
}

interface StartOptions {
  pages?: boolean;
  telemetry?: Outside['telemetry'];
  /** Empties the database and starts again, without waiting for it; null if the page /dev cannot. */
  reset?: (() => void) | null;
}

/** Runs everything on one machine and prints the addresses. */
export async function startLocally(
  env: Environment,
  log: Logger,
  say: (message: string) => void,
  { pages = true, telemetry = null, reset = null }: StartOptions = {},
): Promise<LocalServer> {
  const progress = progressBy(say);
  const outside = await startLocalServices(env, { say, progress, pages, reset });
  let application: Application | undefined;
  const stop = async () => {
    await application?.stop();
    await outside.stop();
  };
  try {
    application = await progress('Tables, plans and articles', () =>
      startApplication(env, { ...outside, telemetry }, log),
    );
    const admin = await firstAdmin(env, application);
    const demo = env.demoData ? await import('./demo/index.ts') : null;
    const { clock, payments } = outside;
    const { kernel } = application;
    if (demo && env.role !== 'worker')
      await progress('Demo people', () => demo.seedDemo({ kernel, now: clock.now(), payments }));
    const port = await application.open();
    if (port !== null) say(welcome(env, port, [...(await validOf(demo?.demoSignIns ?? [], application)), admin]));
    return { application, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface SignIn {
  role: string;
  email: string;
  password: string;
}

const ANOTHER = '(changed since; sign in at /dev)';

/** Hides the passwords that are not valid, because the database is older or somebody changed them. */
async function validOf(signIns: SignIn[], { modules }: Application): Promise<SignIn[]> {
  const shown: SignIn[] = [];
  for (const signIn of signIns) {
    const isValid = await modules.identity.matchesPassword.execute(signIn);
    shown.push(isValid ? signIn : { ...signIn, password: ANOTHER });
  }
  return shown;
}

/** Shows the password of an admin that this start made; later starts say where it is stored. */
async function firstAdmin(env: Environment, { modules }: Application): Promise<SignIn> {
  const { email, password } = adminOf(env);
  const isNew = await modules.identity.ensureAdmin.execute({ email, password });
  if (!isNew && !(await modules.identity.matchesPassword.execute({ email, password })))
    return { role: 'admin', email, password: ANOTHER };
  const shown = env.admin.password ? '(as set)' : isNew ? password : `(kept in ${secretsFile(env.dataDir)})`;
  return { role: 'admin', email, password: shown };
}

function welcome(env: Environment, port: number, signIns: SignIn[]): string {
  const site = env.port === 0 ? localAddress(env.host, port) : env.appUrl;
  const people = signIns.map(({ role, email, password }) => `  ${role.padEnd(11)}${email.padEnd(34)}${password}`);
  return [
    '',
    'The site is running.',
    `  Site      ${site}`,
    `  Cockpit   ${site}/dev  (sign in by one click, mailbox, clock, test cards)`,
    `  Data      ${env.dataDir}`,
    '',
    'Sign in as',
    ...people,
    '',
  ].join('\n');
}
