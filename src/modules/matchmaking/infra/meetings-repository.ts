import type { MeetingId } from '#kernel/values/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Match } from '../domain/match/match-state.ts';
import type { MeetingState } from '../domain/meeting/meeting.ts';
import type { Meetings } from '../domain/meeting/meetings.ts';
import type { MeetingRow } from './rows.ts';

const MEETINGS = 'matchmaking.meeting';
const ANSWERS = 'matchmaking.meeting_feedback';

export const meetings = (seals: Seals): Meetings => ({
  async ofMatch(tx, match) {
    const rows = await tx.db(MEETINGS).where({ match_id: match.id }).orderBy('id', 'desc');
    return Promise.all(rows.map((row) => stateOf(seals, match, row)));
  },

  async save(tx, meeting) {
    const { id, words, confirmed, ...state } = meeting.state;
    const changed = {
      state: state.state,
      companion: await seals.seal(tx, `${MEETINGS}.companion`, id, words.companion),
      times: state.times,
      agreed_time: state.agreedTime,
      man_time: confirmed.man,
      woman_time: confirmed.woman,
      guardian_time: confirmed.guardian,
      shared_at: state.sharedAt,
      sequence: state.sequence,
      cancelled_by: state.cancelledBy,
      cancelled_at: state.cancelledAt,
      reason: await seals.seal(tx, `${MEETINGS}.reason`, id, words.reason),
    };
    if ((await tx.db(MEETINGS).where({ id }).update(changed)) === 0)
      await tx.db(MEETINGS).insert({
        id,
        match_id: state.match.id,
        proposed_by: state.proposedBy,
        account_id: state.accountId,
        guardian_id: state.guardianId,
        place_kind: state.placeKind,
        zone: state.zone,
        created_at: state.createdAt,
        ...(await proposedWords(tx, seals, id, words)),
        ...changed,
      });
    tx.record(...meeting.takeEvents());
  },

  matchesWithMeetingsOf: (tx, guardianId) =>
    tx
      .db(MEETINGS)
      .where({ guardian_id: guardianId })
      .whereNot({ state: 'cancelled' })
      .distinct('match_id')
      .orderBy('match_id')
      .pluck('match_id'),

  withoutFileTo: (tx, guardianId, at) =>
    tx
      .db(MEETINGS)
      .where({ guardian_id: guardianId })
      .whereRaw('sequence > guardian_sequence')
      .whereRaw('coalesce(agreed_time, times[cardinality(times)]) > ?', [at])
      .orderBy('id')
      .select({ matchId: 'match_id', meetingId: 'id' }),

  async saveFileToGuardian(tx, meetingId, sequence) {
    await tx
      .db(MEETINGS)
      .where({ id: meetingId })
      .update({ guardian_sequence: tx.db.raw('greatest(guardian_sequence, ?)', [sequence]) });
  },

  async answersOf(tx, matchId, accountId) {
    const rows = await tx
      .db(ANSWERS)
      .where({ account_id: accountId })
      .whereIn('meeting_id', tx.db(MEETINGS).where({ match_id: matchId }).select('id'))
      .select('meeting_id', 'answer');
    return new Map(rows.map((row) => [row.meeting_id, row.answer]));
  },

  async saveAnswer(tx, meetingId, { accountId, answer, at }) {
    const key = { meeting_id: meetingId, account_id: accountId };
    const before = await tx.db(ANSWERS).where(key).first('answer');
    const row = { ...key, answer, answered_at: at };
    await tx.db(ANSWERS).insert(row).onConflict(['meeting_id', 'account_id']).merge();
    return before?.answer ?? null;
  },
});

const proposedWords = async (tx: Tx, seals: Seals, id: MeetingId, { place, present }: MeetingState['words']) => ({
  place: await seals.seal(tx, `${MEETINGS}.place`, id, place),
  present: await seals.seal(tx, `${MEETINGS}.present`, id, JSON.stringify(present)),
});

const stateOf = async (seals: Seals, match: Match, row: MeetingRow): Promise<MeetingState> => ({
  id: row.id,
  match,
  proposedBy: row.proposed_by,
  accountId: row.account_id,
  guardianId: row.guardian_id,
  state: row.state,
  placeKind: row.place_kind,
  words: {
    place: await seals.open(`${MEETINGS}.place`, row.id, row.place),
    present: JSON.parse(await seals.open(`${MEETINGS}.present`, row.id, row.present)) as string[],
    companion: await seals.open(`${MEETINGS}.companion`, row.id, row.companion),
    reason: await seals.open(`${MEETINGS}.reason`, row.id, row.reason),
  },
  zone: row.zone,
  times: row.times,
  agreedTime: row.agreed_time,
  confirmed: { man: row.man_time, woman: row.woman_time, guardian: row.guardian_time },
  sharedAt: row.shared_at,
  sequence: row.sequence,
  createdAt: row.created_at,
  cancelledBy: row.cancelled_by,
  cancelledAt: row.cancelled_at,
});
