import type { Knex } from 'knex';
import { after, type Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { hashOfToken, newId, type UserId } from '#kernel/values/ids.ts';
import type { Jobs } from '#kernel/persistence/jobs.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { Tx } from '#kernel/tx.ts';
import { PUSH_DEVICES, type PushKind } from '../contracts/push.ts';
import type { PushChanges } from '../contracts/push.schema.ts';
import { endOfQuietHours, type NoticeId, type PushDevices, type PushQueue, type QuietHours } from '../domain/push.ts';
import { runningSessions } from './sessions-repository.ts';
import type { PushDeviceRow, PushNoticeRow } from './rows.ts';

export const PUSH_QUEUE = 'identity.push';
const SUBSCRIPTION = 'identity.push_device.subscription';

interface Ports {
  db: Knex;
  clock: Clock;
  seals: Seals;
  jobs: Pick<Jobs, 'add'>;
}

export const quietHoursOf = (row: Pick<PushDeviceRow, 'quiet_from' | 'quiet_to' | 'zone'>): QuietHours | null =>
  row.quiet_from !== null && row.quiet_to !== null ? { from: row.quiet_from, to: row.quiet_to, zone: row.zone } : null;

/** Devices on which their account is signed in; no other gets notifications. */
export const signedInDevices = (db: Knex, at: Date) =>
  db('identity.push_device as p').whereExists(
    runningSessions(db, at).whereRaw('session.account_id = p.account_id and session.device_hash = p.device_hash'),
  );

/** Push subscriptions, sealed. */
export const knexPushDevices = ({ db, clock, seals, jobs }: Ports): PushDevices & PushQueue => {
  const addJobs = (tx: Tx, notices: NoticeId[]) =>
    jobs.add(
      tx,
      PUSH_QUEUE,
      notices.map(({ deviceId, kind }) => ({ deviceId, kind })),
    );
  const noticeRow = ({ deviceId, kind }: NoticeId) => db('identity.push_notice').where({ device_id: deviceId, kind });

  return {
    async save(tx, { userId, sessionId }, { endpoint, keys, zone }, at) {
      // Locks the session against a concurrent sign-out.
      const session = await tx
        .db('identity.session')
        .where({ id: sessionId, account_id: userId })
        .forKeyShare()
        .first('device_hash');
      if (!session) throw new DomainError('common.unauthenticated');
      const whose = { account_id: userId, device_hash: session.device_hash };
      const before = await tx.db('identity.push_device').where(whose).first();
      const id = before?.id ?? newId(at);
      const endpoint_hash = hashOfToken(endpoint);
      // A browser has one endpoint for the site, whoever is signed in.
      await tx.db('identity.push_device').where({ endpoint_hash }).whereNot({ id }).delete();
      const subscription = await seals.seal(tx, SUBSCRIPTION, id, JSON.stringify({ endpoint, keys }));
      const row = { ...whose, id, subscription, endpoint_hash, zone };
      const all = { messages: true, decisions: true, matches: true, created_at: at };
      await tx
        .db('identity.push_device')
        .insert({ ...row, ...all })
        .onConflict('id')
        .merge({ ...row });
      const query = tx
        .db('identity.push_device')
        .where({ account_id: userId })
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(PUSH_DEVICES)
        .select('id');
      await tx.db('identity.push_device').where({ account_id: userId }).whereNotIn('id', query).delete();
    },

    async change(tx, accountId, id, changes) {
      const own = tx.db('identity.push_device').where({ id, account_id: accountId });
      return (await own.update(columnsOf(changes))) > 0;
    },

    async remove(tx, accountId, id) {
      return (await tx.db('identity.push_device').where({ id, account_id: accountId }).delete()) > 0;
    },

    async isWanted(tx, accountId, kind) {
      return (await wanting(tx, accountId, kind, clock.now())).length > 0;
    },

    async push(tx, accountId, kind, language) {
      const now = clock.now();
      const devices = await wanting(tx, accountId, kind, now);
      if (devices.length === 0) return;
      const rows = devices.map((device): PushNoticeRow => ({
        device_id: device.id,
        kind,
        language,
        since: now,
        due_at: endOfQuietHours(now, quietHoursOf(device)),
      }));
      await tx.db('identity.push_notice').insert(rows).onConflict(['device_id', 'kind']).merge();
      const atOnce = rows.filter(({ due_at }) => due_at === null);
      await addJobs(
        tx,
        atOnce.map(({ device_id }) => ({ deviceId: device_id, kind })),
      );
    },

    async notice({ deviceId, kind }) {
      const row: (PushDeviceRow & Pick<PushNoticeRow, 'language' | 'since'>) | undefined = await signedInDevices(
        db,
        clock.now(),
      )
        .join('identity.push_notice as n', 'n.device_id', 'p.id')
        .join('identity.account as a', 'a.id', 'p.account_id')
        .where({ 'n.device_id': deviceId, 'n.kind': kind, [`p.${kind}`]: true })
        .where({ 'n.due_at': null, 'a.is_active': true, 'a.deletion_scheduled_for': null })
        .first('p.*', 'n.language', 'n.since');
      if (!row) return null;
      return {
        deviceId,
        kind,
        accountId: row.account_id,
        language: row.language,
        since: row.since,
        quietHours: quietHoursOf(row),
        subscription: JSON.parse(await seals.open(SUBSCRIPTION, row.id, row.subscription)),
      };
    },

    async defer(id, until) {
      await noticeRow(id).update({ due_at: until });
    },

    async forget({ since, ...id }) {
      await noticeRow(id).where('since', '<=', since).delete();
    },

    async forgetDevice(id) {
      await db('identity.push_device').where({ id }).delete();
    },

    async queueDue(tx, now) {
      const due = await tx
        .db('identity.push_notice')
        .where('due_at', '<=', now)
        .update({ due_at: null })
        .returning(['device_id', 'kind']);
      await addJobs(
        tx,
        due.map(({ device_id, kind }) => ({ deviceId: device_id, kind })),
      );
    },

    async wasHere(accountId: UserId, since) {
      const row = await db('identity.session')
        .where({ account_id: accountId })
        .where('last_seen_at', '>', since)
        .first('id');
      return row !== undefined;
    },
  };
};

/** The account's devices that chose this kind. */
const wanting = (tx: Tx, accountId: UserId, kind: PushKind, now: Date): Promise<PushDeviceRow[]> =>
  signedInDevices(tx.db, now)
    .where({ 'p.account_id': accountId, [`p.${kind}`]: true })
    .select('p.*');

const columnsOf = ({ quietHours, ...others }: PushChanges) => ({
  ...others,
  ...(quietHours !== undefined && { quiet_from: quietHours?.from ?? null, quiet_to: quietHours?.to ?? null }),
});

/** Removes devices without a running session, and notifications that came too late. */
export async function purgePush(db: Knex, now: Date, noticeLife: number): Promise<void> {
  await db.raw(
    `delete from identity.push_device p where not exists (
       select from identity.session s where s.account_id = p.account_id and s.device_hash = p.device_hash)`,
  );
  await db('identity.push_notice').where('since', '<=', after(now, -noticeLife)).delete();
}
