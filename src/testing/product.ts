import { createServer } from 'node:net';
import { threadId } from 'node:worker_threads';
import { openDatabase } from '#kernel/persistence/database.ts';
import { createLogger } from '#kernel/runtime/logger.ts';
import { localSecrets } from '../local/secrets.ts';
import { startLocally } from '../local/start.ts';
import type { Application } from '../app/application.ts';
import { readEnvironment } from '../app/env.ts';
import { openTelemetry } from '../app/telemetry.ts';
import { Arrangement } from './arrangement.ts';
import { throwawayFolder } from './server/throwaway-folder.ts';
import { Visitor } from './visitor.ts';

export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments?: { name: string; content: string }[];
}

export const ADMIN = { email: 'admin@mithaq.example', password: 'a test admin password' };

/** Settings of every product under test. */
export const SETTINGS = {
  DEMO_DATA: 'off',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  // Hashing would take most of the time of tests with people.
  PASSWORD_HASH_MEMORY: '8',
  // A moved clock may reach quiet days.
  QUIET_DAYS: 'off',
};

/** The running product in local mode, as clients see it, with its clock and mailbox. */
export class Product {
  readonly site: string;
  private readonly end: () => Promise<void>;
  /** Arranges people in process; null if they sign up over HTTP. */
  readonly arrangement: Arrangement | null;
  private readonly own: Application | undefined;

  constructor(
    site: string,
    end: () => Promise<void>,
    application?: Application,
    arrangement: Arrangement | null = null,
  ) {
    this.site = site;
    this.end = end;
    this.own = application;
    this.arrangement = arrangement;
  }

  /** The parts of a product that runs in this process. */
  get application(): Application {
    if (!this.own) throw new Error('This product runs in a process of its own');
    return this.own;
  }

  visitor = (): Visitor => new Visitor(this.site);
  stop = (): Promise<void> => this.end();

  async waitForIdle(): Promise<void> {
    const { status } = await this.visitor().post('/dev/settle');
    if (status !== 200) throw new Error('Background jobs did not settle');
  }

  /** Moves the clock by an ISO 8601 duration and waits until due jobs are done. */
  async advance(duration: string): Promise<void> {
    const { status, body } = await this.visitor().post('/dev/clock', { advance: duration });
    if (status !== 200) throw new Error(`The clock did not move by ${duration}: ${JSON.stringify(body)}`);
  }

  /** Returns the time of the product's clock. */
  async now(): Promise<Date> {
    if (this.own) return this.own.kernel.clock.now();
    return new Date((await this.visitor().get('/dev/clock')).body.now);
  }

  /** Returns the emails to an address, newest first, after all due jobs. */
  async mailTo(address: string): Promise<Email[]> {
    await this.waitForIdle();
    return (await this.visitor().get(`/dev/mailbox.json?to=${encodeURIComponent(address)}`)).body;
  }
}

interface TestOptions {
  databaseUrl?: string;
  settings?: Record<string, string>;
  /**
   * Arranges people in process, by default for a product under test. Tests about signing up, naming a guardian, their
   * emails or their log set it to false.
   */
  inProcess?: boolean;
  /** Receives each line of the log. */
  log?: (line: string) => void;
  /** Receives what a start prints. */
  say?: (message: string) => void;
}

/** Starts the product without demo people, on the given database or its own. */
export async function startProduct(options: TestOptions = {}): Promise<Product> {
  const { databaseUrl, settings, inProcess, log, say = () => undefined } = options;
  const folder = await throwawayFolder();
  const port = await freePort();
  const env = readEnvironment({
    PORT: String(port),
    DATA_DIR: folder.path,
    ...SETTINGS,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...settings,
  });
  const telemetry = openTelemetry(env);
  const logger = log
    ? createLogger('debug', { write: log }, telemetry?.addError)
    : createLogger(process.env['LOG_LEVEL'] ?? 'silent');
  const { application, stop } = await startLocally(env, logger, say, { pages: false, telemetry });
  const owner = inProcess && databaseUrl ? openDatabase(databaseUrl, { poolSize: 2 }) : null;
  const end = async () => {
    await stop();
    await owner?.destroy();
    await folder.remove();
  };
  const sessionKeys = env.sessionKeys ?? localSecrets(env.dataDir).sessionKeys;
  return new Product(env.appUrl, end, application, owner && new Arrangement(application.kernel, owner, sessionKeys));
}

// Below the ports that the system hands out, and different for each process and thread, so that nobody takes a free
// port in between. Above 10080, the highest port that fetch and browsers block.
let nextPort = 10_081 + ((process.pid * 53 + threadId * 997) % 20_000);

/** Returns a free port that no other test takes. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort++;
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
