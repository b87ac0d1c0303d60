import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import { after, DAY, HOUR, MINUTE, type Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { hashOfToken, type ProfileId, type UserId } from '#kernel/ids.ts';
import type { Kernel } from '#kernel/kernel.ts';
import { prepared, statement } from '#kernel/persistence/prepared.ts';
import type { Tx, UnitOfWork } from '#kernel/unit-of-work.ts';
import { requiresTwoFactor } from '../domain/two-factor.ts';
import { newDevice } from '../events.ts';
import { Devices } from './devices.ts';

/** So long a session lasts without a request. */
export const IDLE = 30 * DAY;
const ABSOLUTE = 90 * DAY;
const ADMIN_ABSOLUTE = 12 * HOUR;
/** `last_seen_at` is written at most this often, so that reading costs no write. */
const SEEN_EVERY = 5 * MINUTE;
/** A sign-in counts as fresh for so long (design: security, rule 7). */
const FRESH = 10 * MINUTE;

const FIND = statement(
  'identity.find-session',
  `select s.id as session_id, s.data, s.last_seen_at, s.authenticated_at, a.id, a.role, a.gender, a.profile_id, a.is_guardian, a.chose_membership,
          t.enabled_at is not null as has_two_factor, a.deletion_scheduled_for is not null as is_leaving
   from identity.session s join identity.account a on a.id = s.account_id
     left join identity.two_factor t on t.account_id = a.id
   where s.id_hash = :hash and s.expires_at > :now and s.last_seen_at > :idleSince and a.is_active`,
);
interface SessionRow {
  session_id: string;
  data: SessionData;
  last_seen_at: Date;
  authenticated_at: Date;
  id: UserId;
  role: Actor['role'];
  gender: Actor['gender'];
  profile_id: ProfileId | null;
  is_guardian: boolean;
  chose_membership: boolean;
  has_two_factor: boolean;
  is_leaving: boolean;
}

export interface SessionData {
  accountId?: UserId;
  [key: string]: unknown;
}

/** A running session: how it is called in lists, what it keeps, who holds it, and how far its sign-in goes. */
export interface FoundSession {
  id: string;
  data: SessionData;
  actor: Actor;
  /** Signed in within the last ten minutes. */
  fresh: boolean;
  /** The role asks for two-factor sign-in, and it is not switched on. */
  lacksTwoFactor: boolean;
}

/** Who calls, and how his session is called in lists. */
export interface Caller {
  userId: UserId;
  sessionId: string;
}

/** What a sign-in brings along beside the account. */
export interface SessionStart {
  device: string;
  /** The hash that the given password fitted, where one was given. */
  passwordHash?: string | undefined;
}

/** Whether the calls of members are open: to everybody but a guardian who has no profile and has not chosen to be a member (decisions 2.17). */
export const isMember = (row: {
  profile_id: number | null;
  is_guardian: boolean;
  chose_membership: boolean;
}): boolean => row.profile_id !== null || !row.is_guardian || row.chose_membership;

/** Sessions that have not ended by themselves. */
export const runningSessions = (db: Knex, clock: Clock): Knex.QueryBuilder =>
  db('identity.session').where('expires_at', '>', clock.now()).where('last_seen_at', '>', after(clock.now(), -IDLE));

/** Sessions in Postgres, found by the hash of their id. A disabled account has none. */
export class Sessions {
  private readonly db: Knex;
  private readonly uow: UnitOfWork;
  private readonly clock: Clock;
  private readonly mode: Kernel['mode'];

  constructor({ db, uow, clock, mode }: Pick<Kernel, 'db' | 'uow' | 'clock' | 'mode'>) {
    this.db = db;
    this.uow = uow;
    this.clock = clock;
    this.mode = mode;
  }

  /** One trip to the database; null when it has ended. */
  async find(key: string): Promise<FoundSession | null> {
    const now = this.clock.now();
    const hash = hashOfToken(key);
    const [row] = await prepared<SessionRow>(this.db, FIND, { hash, now, idleSince: after(now, -IDLE) });
    if (!row) return null;
    if (now.getTime() - row.last_seen_at.getTime() > SEEN_EVERY)
      await this.db('identity.session').where({ id_hash: hash }).update({ last_seen_at: now });
    const actor: Actor = {
      userId: row.id,
      role: row.role,
      gender: row.gender,
      profileId: row.profile_id,
      isGuardian: row.is_guardian,
      isMember: isMember(row),
      isLeaving: row.is_leaving,
    };
    const fresh = after(row.authenticated_at, FRESH) > now;
    const lacksTwoFactor = requiresTwoFactor(row.role, this.mode) && !row.has_two_factor;
    return { id: row.session_id, data: row.data, actor, fresh, lacksTwoFactor };
  }

  /**
   * Begins a session; one on a device that the account does not know is recorded as such, but for its very first. Throws `identity.credentials` where the password
   * was changed, and `identity.disabled` where the account was closed, since it was proven: the row is locked against both.
   */
  begin(key: string, data: SessionData, userAgent: string | undefined, start: SessionStart): Promise<void> {
    return this.uow.run(async (tx) => {
      const now = this.clock.now();
      const account = await tx
        .db('identity.account')
        .where({ id: data.accountId })
        .forNoKeyUpdate()
        .first('id', 'role', 'is_active', 'password_hash', 'first_signed_in_at');
      if (!account || (start.passwordHash ?? account.password_hash) !== account.password_hash)
        throw new DomainError('identity.credentials');
      if (!account.is_active) throw new DomainError('identity.disabled');
      await tx.db('identity.session').insert({
        id_hash: hashOfToken(key),
        account_id: account.id,
        data: JSON.stringify(data),
        device: userAgent?.slice(0, 300) ?? null,
        authenticated_at: now,
        last_seen_at: now,
        expires_at: after(now, account.role === 'admin' ? ADMIN_ABSOLUTE : ABSOLUTE),
      });
      const isNew = await Devices.remember(tx, start.device, account.id, now);
      if (account.first_signed_in_at === null)
        await tx.db('identity.account').where({ id: account.id }).update({ first_signed_in_at: now });
      else if (isNew) tx.record(newDevice({ accountId: account.id }));
    });
  }

  /** Keeps what changed in a session; one that has ended stays so. */
  async keep(key: string, data: SessionData): Promise<void> {
    await this.db('identity.session')
      .where({ id_hash: hashOfToken(key) })
      .update({ data: JSON.stringify(data) });
  }

  /** Which of these sessions, called as in lists, have not ended. */
  async runningAmong(ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    return new Set(await runningSessions(this.db, this.clock).whereIn('id', ids).pluck('id'));
  }

  async end(key: string): Promise<void> {
    await this.db('identity.session')
      .where({ id_hash: hashOfToken(key) })
      .delete();
  }

  /** Throws `common.unauthenticated` where this session, called as in lists, has ended since the call came in. The account's row must be locked, so that nothing ends it meanwhile. */
  static async requireRunning(tx: Tx, id: string): Promise<void> {
    if (!(await tx.db('identity.session').where({ id }).first('id'))) throw new DomainError('common.unauthenticated');
  }

  /** Signs the account out everywhere; what is pending outside of sessions ends by PendingThings. */
  static async endAll(tx: Tx, accountId: UserId): Promise<void> {
    await tx.db('identity.session').where({ account_id: accountId }).delete();
  }

  /** Signs the account out everywhere but here, by the name of this session in lists; how many that were. */
  static async endOthers(tx: Tx, accountId: UserId, id: string): Promise<number> {
    return tx.db('identity.session').where({ account_id: accountId }).whereNot({ id }).delete();
  }
}
