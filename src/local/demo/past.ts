import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import type { Envelope, Subscription } from '#kernel/events.ts';
import type { ProfileId, UserId } from '#kernel/ids.ts';
import type { Kernel } from '#kernel/kernel.ts';
import { Mailer, type Mail } from '#kernel/mail/mailer.ts';
import { JobOutbox } from '#kernel/persistence/outbox.ts';
import { UnitOfWork, type Outbox, type Tx } from '#kernel/unit-of-work.ts';
import { composeModules, partsOf, type Modules } from '../../app/container.ts';

/** Where and when a command of the demo runs. */
interface Moment {
  at: Date;
  trx: Knex.Transaction;
  mails: Mail[];
  guardianIsMailed: boolean;
}

const moment = new AsyncLocalStorage<Moment>();

function present(): Moment {
  const store = moment.getStore();
  if (!store) throw new Error('A command of the demo ran outside of a story');
  return store;
}

const pastClock: Clock = { now: () => new Date(present().at) };

/** Sends nothing, and keeps what it was given: guardians' codes and links stand in it. */
class SilentMailer extends Mailer {
  override async send(_: Tx, mail: Mail): Promise<void> {
    present().mails.push(mail);
  }
}

/** Keeps the log of facts. Of the late subscribers only the guardian's e-mail takes part, and only where its link is wanted. */
class QuietOutbox implements Outbox {
  private readonly log = new JobOutbox(undefined as never);

  async write(tx: Tx, events: Envelope[], late: Map<Subscription, Envelope[]>): Promise<void> {
    await this.log.write(tx, events, new Map());
    if (!present().guardianIsMailed) return;
    for (const [subscription, its] of late) {
      if (subscription.name !== 'guardianship.mail-guardian') continue;
      for (const event of its) await subscription.handle(tx, event);
    }
  }
}

/** Something that happened to some people of the demo: all of it is there afterwards, or nothing. */
export class Story {
  readonly db: Knex.Transaction;
  readonly uow: UnitOfWork;
  readonly modules: Modules;
  private readonly mails: Mail[] = [];

  constructor(db: Knex.Transaction, uow: UnitOfWork, modules: Modules) {
    this.db = db;
    this.uow = uow;
    this.modules = modules;
  }

  /** Does what people did at a past moment. The guardian is written to only where that is asked for. */
  at<T>(at: Date, work: () => Promise<T>, { guardianIsMailed = false } = {}): Promise<T> {
    return moment.run({ at, trx: this.db, mails: this.mails, guardianIsMailed }, work);
  }

  /** The e-mail that was made last. Throws where there is none. */
  lastMail(): Mail {
    const mail = this.mails.at(-1);
    if (!mail) throw new Error('No e-mail was made');
    return mail;
  }

  /** The ids behind an address; null where nobody has it. */
  async account(email: string): Promise<{ id: UserId; profile_id: ProfileId | null } | null> {
    return (await this.db('identity.account').where({ email }).first('id', 'profile_id')) ?? null;
  }
}

/** The product's own commands, run in the past: with a clock that each story sets, without e-mails, a story a transaction. */
export class Past {
  private readonly db: Knex;
  private readonly modules: Modules;

  constructor({ db, log, appUrl }: Kernel) {
    this.db = db;
    // A command's own transaction becomes a savepoint within its story's.
    const inStory = {
      transaction: (work: (trx: Knex.Transaction) => Promise<unknown>) => present().trx.transaction(work),
    };
    const uow = new UnitOfWork({ db: inStory as unknown as Knex, clock: pastClock, outbox: new QuietOutbox() });
    const mailer = new SilentMailer({ jobs: undefined as never, clock: pastClock, appUrl });
    this.modules = composeModules({ ...kernel, uow, clock: pastClock, mailer });
    uow.subscribe(partsOf(this.modules).flatMap((part) => part.subscriptions));
    this.uow = uow;
    this.db = db;
  }

  tell(work: (story: Story) => Promise<void>): Promise<void> {
    return this.db.transaction((trx) => work(new Story(trx, this.uow, this.modules)));
  }

  hashPassword: Modules['identity']['commands']['hashPassword'] = (password, about) =>
    this.modules.identity.commands.hashPassword(password, about);
}

/** Works on several at once, begun in their order. */
export async function sideBySide<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
