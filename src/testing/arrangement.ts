import { randomUUID } from 'node:crypto';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';
import { Budgets } from '#kernel/budgets.ts';
import type { StoredEvent, Subscription } from '#kernel/events.ts';
import type { Kernel } from '#kernel/kernel.ts';
import { Limits } from '#kernel/limits.ts';
import { Mailer, renderMail, type Mail } from '#kernel/mail/mailer.ts';
import { JobOutbox } from '#kernel/persistence/outbox.ts';
import { newToken, type InvitationId, type UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { cookieKeys } from '../app/http/requests/cookie-keys.ts';
import { sessionCookie } from '../app/http/requests/session.ts';
import { composeModules, partsOf, type Modules } from '../app/container.ts';
import { MailStore } from '../local/mailbox/store.ts';

/** Consequences of an act after its commit. */
interface Aftermath {
  late: { subscription: Subscription; event: StoredEvent }[];
  mails: Mail[];
}

const aftermaths = new AsyncLocalStorage<Aftermath>();
const aftermath = (): Aftermath => {
  const present = aftermaths.getStore();
  if (!present) throw new Error('A command of an arrangement ran outside of it');
  return present;
};

/**
 * The commands of a running product without requests and jobs: late subscribers run right after their event, and the
 * emails are in the mailbox at once. It arranges what a test is not about.
 */
export class Arrangement {
  readonly modules: Modules;
  private readonly kernel: Kernel;
  private readonly uow: UnitOfWork;
  private readonly mailbox: MailStore;
  private readonly keys: ReturnType<typeof cookieKeys>;
  /** Unused invitations by the guardian's address. */
  readonly invitations = new Map<string, { id: InvitationId; code: string }>();

  /** The mailbox is a table of the database's owner. */
  constructor(kernel: Kernel, owner: Knex, sessionKeys: string[]) {
    this.keys = cookieKeys(sessionKeys);
    const { db, clock, seals, hashes, appUrl, operator } = kernel;
    const log = new JobOutbox(undefined as never);
    const outbox = {
      async write(tx: Tx, events: StoredEvent[], eventsOf: Map<Subscription, StoredEvent[]>): Promise<void> {
        await log.write(tx, events, new Map());
        for (const [subscription, its] of eventsOf)
          aftermath().late.push(...its.map((event) => ({ subscription, event })));
      },
    };
    class CollectingMailer extends Mailer {
      override async send(_: Tx, mail: Mail): Promise<string> {
        aftermath().mails.push(mail);
        return randomUUID();
      }
    }
    this.uow = new UnitOfWork({ db, clock, outbox, hints: kernel.hints });
    const mailer = new CollectingMailer({ jobs: undefined as never, clock, seals, hashes, appUrl, operator });
    // Those who are arranged count towards no limit.
    const unlimited = { db, clock, log: kernel.log, on: false };
    const [limits, budgets] = [new Limits(unlimited), new Budgets(unlimited)];
    this.kernel = { ...kernel, uow: this.uow, mailer, limits, budgets };
    this.modules = composeModules(this.kernel);
    this.uow.subscribe(partsOf(this.modules).flatMap((part) => part.subscriptions));
    this.mailbox = new MailStore(owner);
  }

  /** Performs an act and its consequences. Returns its result. */
  perform<T>(act: (modules: Modules) => Promise<T>): Promise<T> {
    const present: Aftermath = { late: [], mails: [] };
    return aftermaths.run(present, async () => {
      const result = await act(this.modules);
      for (let next = present.late.shift(); next; next = present.late.shift()) {
        const { subscription, event } = next;
        await this.uow.run((tx) => subscription.handle(tx, event));
      }
      for (const mail of present.mails) await this.deliver(mail);
      return result;
    });
  }

  /** Begins a session of this account in a new browser. Returns the browser's cookies as one header. */
  async signIn(accountId: UserId, address: string): Promise<string> {
    const [key, device] = [newToken(), newToken()];
    await this.perform(({ identity }) =>
      identity.beginSession.execute({ key, data: { accountId }, userAgent: 'node' }, { device, address }),
    );
    const cookies = { [sessionCookie(false)]: key, 'mithaq.device': device };
    return Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}; ${name}.sig=${this.keys.sign(`${name}=${value}`)}`)
      .join('; ');
  }

  private async deliver(mail: Mail): Promise<void> {
    const { appUrl, operator, clock } = this.kernel;
    const { subject, text, html } = renderMail(mail, { appUrl, operator });
    const headers = { 'auto-submitted': 'auto-generated' };
    const id = mail.mail === 'guardianInvitation' && new URLSearchParams(mail.path!.split('?')[1]).get('id');
    if (id) this.invitations.set(mail.to.address, { id: id as InvitationId, code: mail.code! });
    await this.mailbox.add({ to: mail.to.address, from: '', subject, text, html, headers, sentAt: clock.now() });
  }
}
