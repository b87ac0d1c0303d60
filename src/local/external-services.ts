import type { Knex } from 'knex';
import { openDatabase } from '#kernel/persistence/database.ts';
import type { Outside } from '../app/application.ts';
import type { Environment } from '../app/env.ts';
import { consoleApp } from '../app/http/console.ts';
import { builtMemberApp } from '../app/rendering/member-app.ts';
import { memberFiles } from '../app/http/static.ts';
import { EVENTS } from '../modules/billing/infra/stripe/stripe-events.ts';
import { LocalClock } from './clock.ts';
import { cockpitRoutes } from './cockpit/index.ts';
import type { SignIn } from './cockpit/sign-in.ts';
import { devRoutes } from './dev-routes.ts';
import { mailboxRoutes, startMailbox } from './mailbox/index.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './postgres/index.ts';
import type { Progress } from './progress.ts';
import { pushAddress, pushRoutes } from './push/index.ts';
import { adminOf, LOCAL_DATA_KEY, localSecrets } from './secrets.ts';
import { redirectToOwnAddress } from './one-address.ts';
import { startStripeStandIn } from './stripe/index.ts';
import { builtApps } from './web-build.ts';

/** Signs the stand-in's webhooks. No secret: whoever reaches the stand-in controls what it sends. */
const LOCAL_WEBHOOK_SECRET = 'whsec_local';

export interface LocalServices extends Outside {
  /** Database of the stand-in for Stripe; null if payments use Stripe itself. */
  payments: Knex | null;
  stop(): Promise<void>;
}

interface Talk {
  say: (message: string) => void;
  progress: Progress;
}

interface Offers extends Talk {
  pages: boolean;
  reset: (() => void) | null;
}

type Stop = () => Promise<unknown>;

/**
 * Provides the outside world on one machine: database, mail server, clock, keys, unless the settings name others. A
 * failed start leaves nothing running.
 */
export async function startLocalServices(env: Environment, offers: Offers): Promise<LocalServices> {
  const stops: Stop[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).toReversed()) await end();
  };
  try {
    return { ...(await startOutside(env, { ...offers, stops })), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startDatabase(
  dataDir: string,
  { say, progress, stops }: Talk & { stops: Stop[] },
): Promise<EmbeddedPostgres> {
  const postgres = await progress('Starting the database', () => startEmbeddedPostgres({ dataDir, log: say }));
  stops.push(postgres.stop);
  return postgres;
}

async function startOutside(
  env: Environment,
  { say, progress, pages, reset, stops }: Offers & { stops: Stop[] },
): Promise<Omit<LocalServices, 'stop'>> {
  const secrets = localSecrets(env.dataDir);
  const building = env.role === 'worker' || !pages ? null : builtApps({ dataDir: env.dataDir, progress });
  // A failure is reported where it is awaited, once the database can be stopped.
  building?.catch(() => undefined);
  const postgres = env.databaseUrl ? null : await startDatabase(env.dataDir, { say, progress, stops });
  const apps = await building;
  const databaseUrl = env.databaseUrl ?? postgres!.url;
  const db: Knex = openDatabase(databaseUrl, { poolSize: 6, applicationName: 'mithaq-local' });
  stops.push(() => db.destroy());
  const clock = await LocalClock.open(db);
  const standIn =
    env.stripe || !env.fees
      ? null
      : await startStripeStandIn({
          db,
          clock,
          siteUrl: env.appUrl,
          webhookSecret: LOCAL_WEBHOOK_SECRET,
          events: EVENTS,
        });
  if (standIn) stops.push(standIn.stop);
  const mailbox = env.mailUrl ? null : await startMailbox({ db });
  if (mailbox) stops.push(mailbox.stop);
  return {
    databaseUrl,
    mailUrl: env.mailUrl ?? mailbox!.url,
    // Each worker polls the queue at each email, and the mailbox answers at once.
    ...(mailbox && { mailConcurrency: 0 }),
    dataKeys: env.dataKeys ?? [LOCAL_DATA_KEY],
    stripe: env.stripe ? { ...env.stripe, at: null } : (standIn?.access ?? null),
    push: {
      key: env.pushKey ?? secrets.pushKey,
      contact: env.operator.email,
      services: env.pushServices,
      standIn: pushAddress(env.appUrl),
    },
    sessionKeys: env.sessionKeys ?? secrets.sessionKeys,
    clock,
    payments: standIn && db,
    pages: [
      ...(standIn ? [standIn.middleware] : []),
      ...(apps ? [redirectToOwnAddress(env.appUrl), memberFiles(apps.member)] : []),
    ] as Outside['pages'],
    member: apps && (await builtMemberApp(apps.member, apps.rendering, env.operator)),
    ownPages: apps ? [consoleApp(apps.console, env.operator)] : [],
    listenTo: (listener) => clock.follow(listener),
    routers: (application) => [
      devRoutes(application, { clock, reset }),
      cockpitRoutes({ db, clock, signIns: () => signInsOf(env), hasCards: standIn !== null, canReset: reset !== null }),
      mailboxRoutes(db),
      pushRoutes({ db, siteUrl: env.appUrl }),
    ],
    ...(standIn && { runDue: standIn.runDue, waitForIdle: standIn.deliver }),
  };
}

/** The people to sign in as: those of the demo, if there is one, and the admin of this data folder. */
async function signInsOf(env: Environment): Promise<{ named: SignIn[]; password: string | null }> {
  const demo = env.demoData ? await import('./demo/index.ts') : null;
  return { named: [...(demo?.demoSignIns ?? []), adminOf(env)], password: demo?.PASSWORD ?? null };
}
