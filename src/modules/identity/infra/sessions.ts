import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import { after, DAY, HOUR, MINUTE, type Clock } from '#kernel/clock.ts';
import { hashOfToken, type ProfileId, type UserId } from '#kernel/ids.ts';
import { prepared, statement } from '#kernel/persistence/prepared.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

const IDLE = 30 * DAY;
const ABSOLUTE = 90 * DAY;
const ADMIN_ABSOLUTE = 12 * HOUR;
/** `last_seen_at` is written at most this often, so that reading costs no write. */
const SEEN_EVERY = 5 * MINUTE;

const FIND = statement(
  'identity.find-session',
  `select s.data, s.last_seen_at, a.id, a.role, a.gender, a.profile_id, a.is_guardian
   from identity.session s join identity.account a on a.id = s.account_id
   where s.id_hash = :hash and s.expires_at > :now and s.last_seen_at > :idleSince and a.is_active`,
);
interface SessionRow {
  data: SessionData;
  last_seen_at: Date;
  id: UserId;
  role: Actor['role'];
  gender: Actor['gender'];
  profile_id: ProfileId | null;
  is_guardian: boolean;
}

export interface SessionData {
  accountId?: string;
  [key: string]: unknown;
}

/** Sessions in Postgres, found by the hash of their id. A disabled account has none. */
export class Sessions {
  private readonly db: Knex;
  private readonly clock: Clock;

  constructor({ db, clock }: { db: Knex; clock: Clock }) {
    this.db = db;
    this.clock = clock;
  }

  /** The session and who holds it, in one trip to the database; null when it has ended. */
  async find(id: string): Promise<{ data: SessionData; actor: Actor } | null> {
    const now = this.clock.now();
    const hash = hashOfToken(id);
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
    };
    return { data: row.data, actor };
  }

  async save(id: string, data: SessionData, device: string | undefined): Promise<void> {
    const now = this.clock.now();
    const account = await this.db('identity.account').where({ id: data.accountId }).first('role');
    if (!account) return;
    await this.db('identity.session')
      .insert({
        id_hash: hashOfToken(id),
        account_id: data.accountId,
        data: JSON.stringify(data),
        device: device?.slice(0, 300) ?? null,
        created_at: now,
        last_seen_at: now,
        expires_at: after(now, account.role === 'admin' ? ADMIN_ABSOLUTE : ABSOLUTE),
      })
      .onConflict('id_hash')
      .merge(['data']);
  }

  async end(id: string): Promise<void> {
    await this.db('identity.session')
      .where({ id_hash: hashOfToken(id) })
      .delete();
  }

  /** Signs the account out everywhere. */
  static async endAll(tx: Tx, accountId: UserId): Promise<void> {
    await tx.db('identity.session').where({ account_id: accountId }).delete();
  }

  /** Removes what has expired. */
  async purge(): Promise<void> {
    const now = this.clock.now();
    await this.db('identity.session')
      .where('expires_at', '<=', now)
      .orWhere('last_seen_at', '<=', after(now, -IDLE))
      .delete();
    await this.db('identity.password_reset').where('expires_at', '<=', now).delete();
    await this.db('identity.sign_up_handle').where('expires_at', '<=', now).delete();
  }
}
