import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { FixedClock } from '#kernel/clock.ts';
import { mailboxOf } from '#kernel/values/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import type { StoredEvent, Subscription } from '#kernel/events.ts';
import type { InvitationId, ProfileId, UserId } from '#kernel/values/ids.ts';
import type { Kernel } from '#kernel/kernel.ts';
import { Limits } from '#kernel/limits.ts';
import { Mailer, type Mail } from '#kernel/mail/mailer.ts';
import type { Tx } from '#kernel/tx.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { composeModules, partsOf, type Modules } from '../../app/container.ts';
import { NO_ORIGIN } from '#modules/identity/index.ts';
import type { Account } from '#modules/identity/domain/account.ts';
import { objectionAccounts } from '#modules/identity/infra/accounts-repository.ts';
import { addressRule } from '#modules/guardianship/address-rule.ts';
import { guardians } from '#modules/guardianship/infra/guardians-repository.ts';
import { createProfileForm } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { profileForm } from '../people.ts';
import type { DecidingGuardian, SeparatedAccount } from './deciding-guardian.ts';
import { separatedBy } from './separated.ts';

/** A person of the walk. Only two have no profile: her guardian, and a stranger whom she might name. */
export interface Walker {
  name: string;
  email: string;
  id: UserId;
  profileId: ProfileId | null;
}

/** A step of a walk: `what` chooses the act, the other numbers choose its people and objects. */
export interface Step {
  what: number;
  a: number;
  b: number;
  c: number;
}

/** Numbers of what happened on a walk. */
export interface WalkCounts {
  decisions: number;
  delivered: number;
  matches: number;
  conflicts: number;
  disputes: number;
  holds: number;
  postponed: number;
  checks: number;
  imams: number;
  stepsDown: number;
  deliveredAtOnce: number;
  pauses: number;
  stages: number;
  engagements: number;
  guardianEnds: number;
  objections: number;
  repeatedRequests: number;
  serious: number;
  /** Requests that quote a sentence of their receiver. */
  quotations: number;
  /** Presses by which the man opened a number or an address. */
  openings: number;
  /** Presses by which her guardian opened a relative's details, of those named now. */
  relatives: number;
  /** Meetings that all three confirmed at least once. */
  meetings: number;
  /** Answers of members about a meeting afterwards. */
  meetingAnswers: number;
}

/** A sent email with its recipient and time. */
export interface StoredEmail {
  to: string;
  mail: Mail;
  at: Date;
}

const BEGIN = new Date('2026-11-21T08:00:00Z');
/** Unique words that identify each text. */
const WORD = /\bword-\d+\b/g;
export const wordsIn = (text: unknown): string[] => [...new Set(JSON.stringify(text ?? null).match(WORD))];

/**
 * The product's own commands and queries in one transaction that is rolled back. The clock and the mailer are local,
 * and late subscribers run right after their event, so that hundreds of steps take seconds.
 */
export class World {
  readonly clock = new FixedClock(BEGIN);
  readonly mails: StoredEmail[] = [];
  readonly db: Knex.Transaction;
  readonly kernel: Kernel;
  readonly modules: Modules;
  readonly woman!: Walker;
  /** Another woman, whose address she may name as her guardian's. */
  readonly friend!: Walker;
  /** The men whom she may name: two suitors, a guardian with a profile, and two without. */
  readonly men: Walker[] = [];
  /** Decisions that the checks have not read yet. */
  readonly deciders: DecidingGuardian[] = [];
  /** Accounts and guardians' records that shared a mailbox before one of them moved. */
  parted: SeparatedAccount[] = [];
  /** The newest short answer of each profile. */
  readonly shortAnswers = new Map<ProfileId, string>();
  /** Number of emails that the checks have read. */
  emailsRead = 0;
  /** Number of messages without approval that the checks have read. */
  deliveredAtOnce = 0;
  /** Number of guardians' choices in matches that the checks have read. */
  guardiansChoices = 0;
  /** Number of requests that excluded senders tried. */
  repeatedRequests = 0;
  /** Number of opened disputes that the checks have read. */
  openedDisputes = 0;
  /** Number of cases resolved by staff that the checks have read. */
  resolved = 0;
  private hasHappened = false;
  private readonly late: { subscription: Subscription; event: StoredEvent }[] = [];
  private words = 0;

  private constructor(base: Kernel, db: Knex.Transaction) {
    this.db = db;
    const { clock, mails, late } = this;
    const outbox = {
      write: async (_: Tx, __: StoredEvent[], eventsOf: Map<Subscription, StoredEvent[]>) => {
        this.hasHappened = true;
        for (const [subscription, events] of eventsOf) late.push(...events.map((event) => ({ subscription, event })));
      },
    };
    const uow = new UnitOfWork({ db, clock, outbox });
    class RecordingMailer extends Mailer {
      override async send(_: Tx, mail: Mail): Promise<string> {
        mails.push({ to: mail.to.address, mail, at: clock.now() });
        return randomUUID();
      }
    }
    const { seals, hashes, appUrl, operator } = base;
    const mailer = new RecordingMailer({ jobs: undefined as never, clock, seals, hashes, appUrl, operator });
    const limits = new Limits({ db, clock, log: base.log, on: false });
    this.kernel = { ...base, db, uow, clock, mailer, limits };
    this.modules = composeModules(this.kernel);
    const subscriptions = partsOf(this.modules).flatMap((part) => part.subscriptions);
    uow.subscribe(subscriptions.filter(({ name }) => !name.includes('.live-')));
  }

  /** Makes a woman with an invited guardian, two suitors, and three men whom she might name. */
  static async begin(base: Kernel, db: Knex.Transaction): Promise<World> {
    const world = new World(base, db);
    Object.assign(world, { woman: await world.comes('Amina', 'female') });
    Object.assign(world, { friend: await world.comes('Hind', 'female') });
    for (const name of ['Yusuf', 'Bilal', 'Musa']) world.men.push(await world.comes(name, 'male'));
    for (const name of ['Ibrahim', 'Zayd']) world.men.push(await world.comes(name, null));
    // A long walk must not run out of requests.
    await db('billing.plan').where({ code: 'monthly' }).update({ request_limit: 1000 });
    const { id: planId } = (await db('billing.plan').where({ code: 'monthly' }).first('id'))!;
    for (const { id: accountId, profileId } of world.everybody())
      if (profileId !== null)
        await world.does(() =>
          world.modules.billing.commands.grant.execute(
            { accountId, planId, months: 120 },
            { admin: { ...actor, userId: accountId }, reason: 'a walk', requestId: 'walk' },
          ),
        );
    await world.hasGuardian(world.woman, world.men[3]!);
    return world;
  }

  /** Names this man as her guardian. He verifies by the link and has no linked account yet. */
  async hasGuardian(ward: Walker, { name, email }: Walker): Promise<void> {
    const { name: naming, verifyByLink } = this.modules.guardianship.commands;
    await this.does(() => naming.execute(ward.id, waliOf({ name, email })));
    const { id, code } = this.invitations().at(-1)!;
    await this.does(() => verifyByLink.execute(id, code, NO_ORIGIN, 'en'));
  }

  /** Returns whether anything has happened since the last call. */
  takeUpdates(): boolean {
    const updates = this.hasHappened;
    this.hasHappened = false;
    return updates;
  }

  everybody = (): Walker[] => [this.woman, ...this.men];

  /** Performs an act and its consequences. Returns the error code of a refusal, or null. */
  async does(act: () => Promise<unknown>): Promise<string | null> {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return error.code;
    } finally {
      await this.waitForIdle();
    }
    return null;
  }

  /** The accounts and guardians at this moment. */
  async snapshot(): Promise<DecidingGuardian['snapshot']> {
    const accounts = await this.db('identity.account').select(
      'id',
      'email',
      'email_confirmed_at',
      'is_active',
      'deletion_scheduled_for',
      'role',
      'gender',
    );
    const guardians = await this.db('guardianship.guardian').select(
      'id',
      'ward_id',
      'state',
      'account_id',
      'email',
      'disputed_at',
      'check_raised_at',
      'held_at',
      'safe_from',
      'act_proposed_by',
    );
    return { accounts, guardians };
  }

  async met(): Promise<WalkCounts> {
    const { rows } = await this.db.raw(`
      select (select count(*)::integer from guardianship.decision) as decisions,
             (select count(*)::integer from messaging.message where state = 'approved') as delivered,
             (select count(*)::integer from matchmaking.match) as matches,
             (select count(*)::integer from guardianship.guardian where conflict_notified_at is not null) as conflicts,
             (select count(*)::integer from kernel.audit where request_id = 'walk' and verb = 'open') as disputes,
             (select count(*)::integer from kernel.audit where request_id = 'walk' and verb = 'hold') as holds,
             (select count(*)::integer from guardianship.guardian where notify_from is not null) as postponed,
             (select count(*)::integer from kernel.audit where request_id = 'walk' and verb = 'confirm') as checks,
             (select count(*)::integer from guardianship.guardian where relation = 'imam' and verified_at is not null) as imams,
             (select count(*)::integer from guardianship.guardian where end_cause = 'stepped-down') as "stepsDown",
             (select count(*)::integer from messaging.message where not reviewed) as "deliveredAtOnce",
             (select count(*)::integer from matchmaking.match_change where what = 'paused') as pauses,
             (select count(*)::integer from matchmaking.stage_proposal where outcome = 'reached') as stages,
             (select count(*)::integer from matchmaking.stage_proposal where outcome = 'reached' and stage = 'engagement') as engagements,
             (select count(*)::integer from matchmaking.match_change where what = 'ended' and by_role = 'guardian') as "guardianEnds",
             (select count(*)::integer from matchmaking.match_change where what = 'objected') as objections,
             (select count(*)::integer from matchmaking.stage_proposal where outcome = 'reached' and stage = 'serious_consideration') as serious,
             (select count(*)::integer from matchmaking.interest_request where quote is not null) as quotations,
             (select coalesce(sum(opened), 0)::integer from matchmaking.contact_release) as openings,
             (select coalesce(sum(opened), 0)::integer from matchmaking.named_relative) as relatives,
             (select count(*)::integer from matchmaking.meeting where sequence > 0) as meetings,
             (select count(*)::integer from matchmaking.meeting_feedback) as "meetingAnswers"`);
    return { ...rows[0], repeatedRequests: this.repeatedRequests };
  }

  async sweep(): Promise<void> {
    for (const part of partsOf(this.modules)) for (const { run } of part.sweeps) await run();
    await this.waitForIdle();
  }

  /** Changes an account as an admin, the owner or time would. */
  change = (who: Walker, change: (account: Account) => void): Promise<string | null> =>
    this.does(() =>
      this.kernel.uow.run(async (tx) => {
        const accounts = objectionAccounts(this.db);
        const account = await accounts.find(tx, who.id);
        if (!account) throw new DomainError('common.not-found');
        change(account);
        await accounts.save(tx, account);
      }),
    );

  /** Changes an account's address to another one, which is proven. */
  async moves(who: Walker, email: string): Promise<string | null> {
    const { facades } = this.modules;
    const rule = addressRule({ guardians: guardians(this.kernel.seals, facades.identity), identity: facades.identity });
    const before = await this.snapshot();
    return this.does(() =>
      this.kernel.uow.run(async (tx) => {
        const accounts = objectionAccounts(this.db);
        const account = await accounts.find(tx, who.id);
        if (!account) throw new DomainError('common.not-found');
        await rule.addFormerAccounts(tx, who.id);
        account.changeEmail(email, this.clock.now());
        await accounts.save(tx, account);
        this.parted.push(...separatedBy(before, who.id));
        who.email = email;
      }),
    );
  }

  /** Drops pairs whose guardian got a corrected address, and so is another man. */
  forgetCorrected(before: DecidingGuardian['snapshot'], now: DecidingGuardian['snapshot']): void {
    const mailboxOfRecord = ({ guardians }: DecidingGuardian['snapshot'], id: string) =>
      mailboxOf(guardians.find((guardian) => guardian.id === id)?.email ?? '');
    this.parted = this.parted.filter(
      ({ guardianId }) => mailboxOfRecord(before, guardianId) === mailboxOfRecord(now, guardianId),
    );
  }

  /** A text with a new unique word. */
  newWords = (): string => `Salam, this is word-${++this.words} of mine.`;

  /** All mailed invitations, newest last. */
  invitations(): { to: string; id: InvitationId; code: string }[] {
    return this.mails.flatMap(({ to, mail }) => {
      const id = mail.mail === 'guardianInvitation' && new URLSearchParams(mail.path!.split('?')[1]).get('id');
      return id ? [{ to, id: id as InvitationId, code: mail.code! }] : [];
    });
  }

  /** All mailed links to items, newest last. */
  decisionLinks(): { to: string; token: string }[] {
    return this.mails.flatMap(({ to, mail }) =>
      [mail.path, ...(mail.items ?? []).map(({ path }) => path)].flatMap((path) => {
        const token = /^\/decide\/([\w-]+)$/.exec(path ?? '')?.[1];
        return token ? [{ to, token }] : [];
      }),
    );
  }

  private async waitForIdle(): Promise<void> {
    for (let next = this.late.shift(); next; next = this.late.shift()) {
      const { subscription, event } = next;
      await this.kernel.uow.run((tx) => subscription.handle(tx, event));
    }
  }

  /** Opens an account, and a profile if the gender is given. */
  async comes(name: string, gender: 'male' | 'female' | null): Promise<Walker> {
    const email = `${name.toLowerCase()}@walk.example`;
    const { uow } = this.kernel;
    const { openAccount } = this.modules.identity.commands;
    const id = await uow.run((tx) => openAccount(tx, { email, username: name, passwordHash: 'none' }));
    if (gender)
      await this.modules.matchmaking.commands.create.execute(id, createProfileForm.parse(profileForm(gender)));
    await this.waitForIdle();
    const { profile_id: profileId } = (await this.db('identity.account').where({ id }).first('profile_id'))!;
    return { name, email, id, profileId };
  }
}

/** The person as the actor of a command. */
export const asActor = (who: Walker) => ({
  userId: who.id,
  role: 'member' as const,
  duties: [],
  gender: null,
  profileId: who.profileId,
  isGuardian: false,
  isMember: true,
  isLeaving: false,
});

/** The form by which she names this man. */
export const waliOf = (
  { name, email }: Pick<Walker, 'name' | 'email'>,
  relation: { waliRelation: 'brother' } | { waliRelation: 'imam'; imamReason: 'none' } = { waliRelation: 'brother' },
) => ({
  waliName: `${name} Rahman`,
  waliEmail: email,
  // Unique for each man.
  waliPhone: `+4477009001${email.length}`,
  ...relation,
});

const actor = {
  role: 'admin',
  duties: [],
  gender: null,
  profileId: null,
  isGuardian: false,
  isMember: true,
  isLeaving: false,
} as const;
