import { randomUUID } from 'node:crypto';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import type { StoredEvent, Subscription } from '#kernel/events.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import type { Kernel } from '#kernel/kernel.ts';
import { Mailer, type Mail } from '#kernel/mail/mailer.ts';
import { JobOutbox } from '#kernel/persistence/outbox.ts';
import { Tx } from '#kernel/tx.ts';
import { UnitOfWork, type Outbox } from '#kernel/unit-of-work.ts';
import { composeModules, partsOf, type Modules } from '../../app/container.ts';

/** Time and transaction of a demo command, with what it recorded. */
interface Moment {
  at: Date;
  trx: Knex.Transaction;
  mails: Mail[];
  facts: StoredEvent[];
  guardianIsMailed: boolean;
}

const moment = new AsyncLocalStorage<Moment>();

function present(): Moment {
  const store = moment.getStore();
  if (!store) throw new Error('A command of the demo ran outside of a story');
  return store;
}

const pastClock: Clock = { now: () => new Date(present().at) };

/** Sends nothing, and collects the emails, which contain guardians' codes and links. */
class SilentMailer extends Mailer {
  override async send(_: Tx, mail: Mail): Promise<string> {
    present().mails.push(mail);
    return randomUUID();
  }
}

/** Leaves the events to the story. The only `afterCommit` subscriber is the guardian's email, if its link is needed. */
const quietOutbox: Outbox = {
  async write(tx: Tx, events: StoredEvent[], late: Map<Subscription, StoredEvent[]>): Promise<void> {
    const { facts, guardianIsMailed } = present();
    facts.push(...events);
    if (!guardianIsMailed) return;
    for (const [subscription, its] of late) {
      if (subscription.name !== 'guardianship.mail-approval-opened') continue;
      for (const event of its) await subscription.handle(tx, event);
    }
  },
};

/** A part of the demo's past, in one transaction. */
export class Story {
  readonly db: Knex.Transaction;
  readonly uow: UnitOfWork;
  readonly modules: Modules;
  readonly facts: StoredEvent[] = [];
  private readonly mails: Mail[] = [];

  constructor(db: Knex.Transaction, uow: UnitOfWork, modules: Modules) {
    this.db = db;
    this.uow = uow;
    this.modules = modules;
  }

  /** Runs commands at a past time. The guardian is emailed only if `guardianIsMailed`. */
  at<T>(at: Date, work: () => Promise<T>, { guardianIsMailed = false } = {}): Promise<T> {
    const { db: trx, mails, facts } = this;
    return moment.run({ at, trx, mails, facts, guardianIsMailed }, work);
  }

  /** The last email with such a path; throws if there is none. */
  lastMailTo(path: string): Mail & { path: string } {
    const mail = this.mails.findLast((made) => made.path?.startsWith(path));
    if (!mail?.path) throw new Error(`No e-mail leads to ${path}`);
    return { ...mail, path: mail.path };
  }

  /** The ids behind addresses; unknown addresses are missing. */
  async accounts(...emails: string[]): Promise<Map<string, { id: UserId; profileId: ProfileId | null }>> {
    const rows = await this.db('identity.account').whereIn('email', emails).select('email', 'id', 'profile_id');
    return new Map(rows.map((row) => [row.email, { id: row.id, profileId: row.profile_id }]));
  }
}

/**
 * The product's own commands, run in the past: with a clock that each story sets, without emails, each story in one
 * transaction.
 */
export class Past {
  private readonly db: Knex;
  private readonly uow: UnitOfWork;
  private readonly modules: Modules;
  private readonly log = new JobOutbox(undefined as never);

  constructor(kernel: Kernel) {
    this.db = kernel.db;
    const inStory = { transaction: (work: (trx: Knex.Transaction) => Promise<unknown>) => work(present().trx) };
    this.uow = new UnitOfWork({ db: inStory as unknown as Knex, clock: pastClock, outbox: quietOutbox });
    const mailer = new SilentMailer({
      jobs: undefined as never,
      clock: pastClock,
      seals: kernel.seals,
      hashes: kernel.hashes,
      appUrl: kernel.appUrl,
      operator: kernel.operator,
    });
    this.modules = composeModules({ ...kernel, uow: this.uow, clock: pastClock, mailer });
    const subscriptions = partsOf(this.modules).flatMap((part) => part.subscriptions);
    // No open screen needs updates about the past.
    this.uow.subscribe(subscriptions.filter(({ name }) => !name.includes('.live-')));
  }

  /** Runs a story, all or nothing. */
  record<T>(work: (story: Story) => Promise<T>): Promise<T> {
    return this.db.transaction(async (trx) => {
      // A crash may lose the last stories; the next run repeats them.
      await trx.raw('set local synchronous_commit = off');
      const story = new Story(trx, this.uow, this.modules);
      const result = await work(story);
      if (story.facts.length > 0) await this.log.write(new Tx(trx), story.facts, new Map());
      return result;
    });
  }

  hashPassword: Modules['identity']['commands']['hashPassword'] = (password, about) =>
    this.modules.identity.commands.hashPassword(password, about);
}

/** Waits until all have ended, then throws the first failure: nothing continues unnoticed. */
export async function allDoneOrThrow(works: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(works);
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
}

/** Works on several at once, begun in order. */
export async function mapConcurrently<T>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await allDoneOrThrow(Array.from({ length: concurrency }, lane));
}
