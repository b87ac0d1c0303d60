import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { childEnvironment } from '#kernel/runtime/child-environment.ts';
import type { Knex } from 'knex';
import { inject } from 'vitest';
import { openDatabase } from '#kernel/persistence/database.ts';
import { startMailbox } from '../../local/mailbox/index.ts';
import { QUICK_START } from './child-process.ts';
import { createDatabase, dropDatabase } from './postgres.ts';
import { freePort, Product, SETTINGS } from '../product.ts';
import { throwawayFolder } from './throwaway-folder.ts';
import type { Answer } from '../visitor.ts';

/** The product in its own process, on a database and a mail server that outlive it. */
export class KillableServer {
  readonly product: Product;
  private readonly settings: Record<string, string>;
  private process!: ChildProcess;
  private ready!: Promise<void>;

  constructor(port: number, settings: Record<string, string>) {
    this.product = new Product(`http://127.0.0.1:${port}`, () => this.end('SIGTERM'));
    this.settings = {
      PORT: String(port),
      ...SETTINGS,
      ...settings,
    };
  }

  start(): Promise<void> {
    const { NODE_COMPILE_CACHE } = process.env;
    this.process = spawn(process.execPath, [...QUICK_START, 'src/testing/server/serve-without-pages.ts'], {
      env: childEnvironment({ NODE_COMPILE_CACHE, ...this.settings }),
      stdio: 'ignore',
    });
    this.ready = untilReady(this.product.site, this.process);
    return this.ready;
  }

  /** Kills the process without warning and restarts it. `meanwhile` runs while it is down. */
  async kill(meanwhile?: () => Promise<unknown>): Promise<void> {
    await this.end('SIGKILL');
    await meanwhile?.();
    await this.start();
  }

  /** Repeats a request until it gets a response, like a client with a broken connection. */
  async persist(call: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        await this.ready;
      }
    }
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const ended = once(this.process, 'exit');
    this.process.kill(signal);
    await ended;
  }
}

async function untilReady(site: string, child: ChildProcess): Promise<void> {
  for (;;) {
    const answer = await fetch(`${site}/readyz`).catch(() => null);
    if (answer?.ok) return;
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}`);
    await pause(20);
  }
}

let copies = 0;

/** Runs `work` with a product that may be killed, on its own database and mailbox. */
export async function killable(work: (server: KillableServer, db: Knex) => Promise<void>): Promise<void> {
  const name = `${inject('templateDatabase')}_killed_${process.pid}_${++copies}`;
  const databaseUrl = await createDatabase(inject('postgresUrl'), name, inject('productTemplate'));
  const db = openDatabase(databaseUrl);
  const mailbox = await startMailbox({ db });
  const folder = await throwawayFolder();
  const server = new KillableServer(await freePort(), {
    DATABASE_URL: databaseUrl,
    MAIL_URL: mailbox.url,
    DATA_DIR: folder.path,
  });
  try {
    await server.start();
    await work(server, db);
  } finally {
    await server.product.stop();
    await mailbox.stop();
    await db.destroy();
    await folder.remove();
    await dropDatabase(inject('postgresUrl'), name);
  }
}

/** Returns whether a database session waits for this event. */
export async function isWaiting(db: Knex, event: string): Promise<boolean> {
  const { rows } = await db.raw('select 1 from pg_stat_activity where wait_event = ?', [event]);
  return rows.length > 0;
}

/** Waits until no job is left. Jobs that a killed process held come back after a pause. */
export async function untilNoJobIsLeft(db: Knex): Promise<void> {
  for (;;) {
    const { rows } = await db.raw(
      `select exists (select from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' and name <> 'dead-letter') as busy`,
    );
    if (!rows[0].busy) return;
    await pause(50);
  }
}
