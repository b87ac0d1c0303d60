import type { Knex } from 'knex';
import { Model } from 'objection';
import { DomainError } from '#kernel/errors.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import { uniqueViolation } from '#kernel/persistence/database.ts';
import { prepared, statement } from '#kernel/persistence/prepared.ts';
import { jsonRow, jsonQuery, withMoments } from '#kernel/persistence/json-query.ts';
import { Profile, type ProfileState } from '../domain/profile.ts';
import type { Answers } from '../domain/profile/answers.ts';
import type { Profiles } from '../domain/profiles.ts';
import type { ProfileRow } from './rows.ts';

class ProfileRecord extends Model implements ProfileRow {
  static override tableName = 'matchmaking.profile';
  static override jsonAttributes = ['stated'];
  declare id: ProfileId;
  declare account_id: UserId;
  declare gender: ProfileRow['gender'];
  declare born_on: string;
  declare born_exactly: boolean;
  declare stated: Answers;
  declare assumed_fields: string[];
  declare consent_version: string;
  declare consented_at: Date | null;
  declare consent_withdrawn_at: Date | null;
  declare iddah_status: ProfileRow['iddah_status'];
  declare iddah_ends_on: string | null;
  declare iddah_until: Date | null;
  declare break_until: string | null;
  declare hidden_parts: string[];
  declare created_at: Date;
  declare updated_at: Date;
}

export const profileColumns = (alias = 'profile'): string =>
  [
    'id',
    'account_id',
    'gender',
    'born_on',
    'born_exactly',
    'stated',
    'assumed_fields',
    'consent_version',
    'consented_at',
    'consent_withdrawn_at',
    'iddah_status',
    'iddah_ends_on',
    'iddah_until',
    'break_until',
    'hidden_parts',
    'created_at',
    'updated_at',
  ]
    .map((column) => `${alias}.${column}`)
    .join(', ');

export const profileOfRow = (row: ProfileRow): Profile =>
  Profile.from({
    id: row.id,
    accountId: row.account_id,
    gender: row.gender,
    bornOn: row.born_on,
    bornExactly: row.born_exactly,
    stated: row.stated,
    assumedFields: row.assumed_fields,
    consentVersion: row.consent_version,
    consentedAt: row.consented_at,
    consentWithdrawnAt: row.consent_withdrawn_at,
    rest: {
      iddahStatus: row.iddah_status,
      iddahEndsOn: row.iddah_ends_on,
      iddahUntil: row.iddah_until,
      breakUntil: row.break_until,
    },
    hiddenParts: row.hidden_parts,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  });

const rowOf = (state: ProfileState) => ({
  id: state.id,
  account_id: state.accountId,
  gender: state.gender,
  born_on: state.bornOn,
  born_exactly: state.bornExactly,
  stated: state.stated,
  assumed_fields: state.assumedFields,
  consent_version: state.consentVersion,
  consented_at: state.consentedAt,
  consent_withdrawn_at: state.consentWithdrawnAt,
  iddah_status: state.rest.iddahStatus,
  iddah_ends_on: state.rest.iddahEndsOn,
  iddah_until: state.rest.iddahUntil,
  break_until: state.rest.breakUntil,
  hidden_parts: state.hiddenParts,
  created_at: state.createdAt,
  updated_at: state.updatedAt,
});

export const profileRows = (db: Knex): Knex.QueryBuilder<ProfileRow, ProfileRow[]> =>
  db('matchmaking.profile').select(db.raw(profileColumns()));

const PROFILE = `select ${profileColumns()} from matchmaking.profile`;
const OF_ID = statement('matchmaking.profile-of-id', `${PROFILE} where id = :id`);
const OF_ACCOUNT_LOCKED = statement(
  'matchmaking.lock-profile-of-account',
  `${PROFILE} where account_id = :accountId for no key update`,
);

/** When the first of her waiting period and a break is over; the expression of the index. */
const FIRST_END = `least(iddah_until, break_until::timestamp at time zone 'UTC')`;

async function only(profiles: Promise<ProfileRow[]>): Promise<Profile | null> {
  const [row] = await profiles;
  return row ? profileOfRow(row) : null;
}

/** An account's own profile without a lock, for display. */
export const OWN_PROFILE = jsonQuery(
  'matchmaking.own-profile',
  jsonRow(`${PROFILE} where account_id = :accountId`),
  (row: ProfileRow | null) =>
    row &&
    profileOfRow(withMoments(row, ['consented_at', 'consent_withdrawn_at', 'iddah_until', 'created_at', 'updated_at'])),
);

export const profiles: Profiles = {
  async nextId(tx) {
    const { rows } = await tx.db.raw<{ rows: { id: ProfileId }[] }>(
      `select nextval(pg_get_serial_sequence('matchmaking.profile', 'id'))::integer as id`,
    );
    return rows[0]!.id;
  },

  read: (tx, id) => only(prepared<ProfileRow>(tx.db, OF_ID, { id })),

  ofAccount: (tx, accountId) => only(prepared<ProfileRow>(tx.db, OF_ACCOUNT_LOCKED, { accountId })),

  async ofAccounts(tx, accountIds) {
    const rows = await profileRows(tx.db).whereRaw('account_id = any(?)', [accountIds]).orderBy('id').forNoKeyUpdate();
    return rows.map(profileOfRow);
  },

  async findEndedBreaks(tx, at) {
    return (
      tx
        .db('matchmaking.profile')
        .whereRaw(`${FIRST_END} <= ?::timestamptz`, [at])
        // Must match the index: without this order the planner prefers a full scan.
        .orderByRaw(FIRST_END)
        .limit(500)
        .pluck('account_id')
    );
  },

  async save(tx, profile) {
    try {
      await ProfileRecord.query(tx.db).insert(rowOf(profile.state)).onConflict('id').merge();
    } catch (error) {
      if (uniqueViolation(error) === 'profile_account_id_key') throw new DomainError('matchmaking.profile-exists');
      throw error;
    }
    tx.record(...profile.takeEvents());
  },
};
