import type { Knex } from 'knex';
import { jsonQuery, jsonRows, withMoments } from '#kernel/persistence/json-query.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import { Measure, type Measures, type MeasureState } from '../../domain/moderation/measure.ts';
import type { ModerationMeasureRow } from '../rows.ts';

const MEASURES = 'matchmaking.moderation_measure';

export const measures = (seals: Seals): Measures => ({
  async find(tx, id) {
    const row = await tx.db(MEASURES).where({ id }).first();
    return row ? Measure.from(await openMeasure(seals, row)) : null;
  },

  async hidingOf(tx, profileId) {
    const rows = await tx.db(MEASURES).where({ profile_id: profileId, kind: 'hidden', ended_at: null });
    return Promise.all(rows.map(async (row) => Measure.from(await openMeasure(seals, row))));
  },

  async save(tx, measure) {
    const { id, ...state } = measure.state;
    const changed = {
      note: await seals.seal(tx, `${MEASURES}.note`, id, state.note),
      submitted_at: state.submittedAt,
      ended_at: state.endedAt,
      acknowledged_at: state.acknowledgedAt,
    };
    if ((await tx.db(MEASURES).where({ id }).update(changed)) === 0)
      await tx.db(MEASURES).insert({
        id,
        profile_id: state.profileId,
        account_id: state.accountId,
        kind: state.kind,
        part: state.part,
        why: state.why,
        created_at: state.createdAt,
        ...changed,
      });
    tx.record(...measure.takeEvents());
  },
});

export const openMeasure = async (seals: Seals, row: ModerationMeasureRow): Promise<MeasureState> => ({
  id: row.id,
  profileId: row.profile_id,
  accountId: row.account_id,
  kind: row.kind,
  part: row.part,
  why: row.why,
  note: await seals.open(`${MEASURES}.note`, row.id, row.note),
  createdAt: row.created_at,
  submittedAt: row.submitted_at,
  endedAt: row.ended_at,
  acknowledgedAt: row.acknowledged_at,
});

/** All measures about an account's profile, the newest first. */
export const measureRows = (db: Knex): Knex.QueryBuilder<ModerationMeasureRow, ModerationMeasureRow[]> =>
  db(MEASURES).select('*').orderBy('id', 'desc');

/** An account's warnings and what is hidden of its profile now, the newest first. */
export const OWN_MEASURES = jsonQuery(
  'matchmaking.own-measures',
  jsonRows(`select * from ${MEASURES} where account_id = :accountId and ended_at is null order by id desc`),
  (rows: ModerationMeasureRow[]) =>
    rows.map((row) => withMoments(row, ['created_at', 'submitted_at', 'ended_at', 'acknowledged_at'])),
);
