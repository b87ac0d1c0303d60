import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import { after, MINUTE, type Clock } from '#kernel/clock.ts';
import { hashOfToken } from '#kernel/values/ids.ts';
import type { Kernel } from '#kernel/kernel.ts';
import { prepared, statement } from '#kernel/persistence/prepared.ts';
import { isMember } from '../../domain/account-state.ts';
import { requiresTwoFactor } from '../../domain/second-factor.ts';
import { FRESH_FOR, IDLE_LIFE, type SessionData } from '../../domain/session.ts';
import { endSessions, runningSessions } from '../sessions-repository.ts';
import type { AccountRow, SessionRow } from '../rows.ts';

/** Interval of `last_seen_at`, so that most reads cost no write. */
const SEEN_EVERY = 5 * MINUTE;

const FIND = statement(
  'identity.find-session',
  `select s.id as session_id, s.data, s.last_seen_at, s.authenticated_at, a.id, a.role, a.duties, a.gender, a.profile_id, a.is_guardian, a.membership_enabled,
          t.enabled_at is not null as has_two_factor, a.deletion_scheduled_for is not null as is_leaving
   from identity.session s join identity.account a on a.id = s.account_id
     left join identity.two_factor t on t.account_id = a.id
   where s.id_hash = :hash and s.expires_at > :now and s.last_seen_at > :idleSince and a.is_active`,
);
type SessionJoinRow = Pick<SessionRow, 'data' | 'last_seen_at' | 'authenticated_at'> &
  Pick<AccountRow, 'id' | 'role' | 'duties' | 'gender' | 'profile_id' | 'is_guardian' | 'membership_enabled'> & {
    session_id: string;
    has_two_factor: boolean;
    is_leaving: boolean;
  };

/** A running session with its account. */
export interface StoredSession {
  id: string;
  data: SessionData;
  actor: Actor;
  /** Signed in within the last ten minutes. */
  fresh: boolean;
  /** The role requires two-factor sign-in, which is not switched on. */
  lacksTwoFactor: boolean;
}

/** Sessions for the web server, by the hash of the cookie's id. A disabled account has none. */
export class SessionStore {
  private readonly db: Knex;
  private readonly clock: Clock;
  private readonly mode: Kernel['mode'];
  private readonly hints: Kernel['hints'];

  constructor({ db, clock, mode, hints }: Pick<Kernel, 'db' | 'clock' | 'mode' | 'hints'>) {
    this.db = db;
    this.clock = clock;
    this.mode = mode;
    this.hints = hints;
  }

  /** One round trip; null if the session has ended. */
  async find(key: string): Promise<StoredSession | null> {
    const now = this.clock.now();
    const hash = hashOfToken(key);
    const [row] = await prepared<SessionJoinRow>(this.db, FIND, { hash, now, idleSince: after(now, -IDLE_LIFE) });
    if (!row) return null;
    if (now.getTime() - row.last_seen_at.getTime() > SEEN_EVERY)
      await this.db('identity.session').where({ id_hash: hash }).update({ last_seen_at: now });
    const who = { profileId: row.profile_id, isGuardian: row.is_guardian };
    const actor: Actor = {
      userId: row.id,
      role: row.role,
      duties: row.duties,
      gender: row.gender,
      ...who,
      isMember: isMember({ ...who, membershipEnabled: row.membership_enabled }),
      isLeaving: row.is_leaving,
    };
    const fresh = after(row.authenticated_at, FRESH_FOR) > now;
    const lacksTwoFactor = requiresTwoFactor(row.role, this.mode) && !row.has_two_factor;
    return { id: row.session_id, data: row.data, actor, fresh, lacksTwoFactor };
  }

  /** Stores changes of a session; an ended one stays ended. */
  async save(key: string, data: SessionData): Promise<void> {
    await this.db('identity.session')
      .where({ id_hash: hashOfToken(key) })
      .update({ data });
  }

  /** Returns those of the sessions, by their ids in lists, that have not ended. */
  async filterRunning(ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    return new Set(await runningSessions(this.db, this.clock.now()).whereIn('id', ids).pluck('id'));
  }

  async end(key: string): Promise<void> {
    this.hints.send(await endSessions(this.db, (one) => one.where({ id_hash: hashOfToken(key) })));
  }
}
