import { Model } from 'objection';
import { DomainError } from '#kernel/errors.ts';
import type { ProfileId, RequestId } from '#kernel/values/ids.ts';
import { uniqueViolation } from '#kernel/persistence/database.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { Tx } from '#kernel/tx.ts';
import { InterestRequest, type InterestRequests, type InterestRequestState } from '../domain/interest-request.ts';
import type { InterestRequestRow } from './rows.ts';

class InterestRequestRecord extends Model implements InterestRequestRow {
  static override tableName = 'matchmaking.interest_request';
  declare id: RequestId;
  declare from_profile_id: ProfileId;
  declare to_profile_id: ProfileId;
  declare ward_profile_id: ProfileId;
  declare message: SealedText | null;
  declare quote: SealedText | null;
  declare status: InterestRequestRow['status'];
  declare response_message: SealedText | null;
  declare response_state: InterestRequestRow['response_state'];
  declare response_decline_reason: string | null;
  declare oversight_version: string | null;
  declare mutual_request: boolean;
  declare created_at: Date;
  declare approved_at: Date | null;
  declare responded_at: Date | null;
  declare expires_at: Date;
}

export const MESSAGE = 'matchmaking.interest_request.message';
export const QUOTE = 'matchmaking.interest_request.quote';
export const RESPONSE = 'matchmaking.interest_request.response_message';

async function requestOf(tx: Tx, seals: Seals, row: InterestRequestRow): Promise<InterestRequest> {
  const people = await tx
    .db('matchmaking.profile')
    .whereIn('id', [row.from_profile_id, row.to_profile_id])
    .select('id', 'account_id');
  const side = (profileId: ProfileId) => ({
    profileId,
    accountId: people.find((person) => person.id === profileId)!.account_id,
  });
  return InterestRequest.from({
    id: row.id,
    from: side(row.from_profile_id),
    to: side(row.to_profile_id),
    ward: side(row.ward_profile_id),
    message: await seals.open(MESSAGE, row.id, row.message),
    quote: await seals.open(QUOTE, row.id, row.quote),
    status: row.status,
    oversightVersion: row.oversight_version,
    mutualRequest: row.mutual_request,
    responseState: row.response_state,
    responseDeclineReason: row.response_decline_reason,
    responseMessage: await seals.open(RESPONSE, row.id, row.response_message),
    createdAt: row.created_at,
    approvedAt: row.approved_at,
    respondedAt: row.responded_at,
    expiresAt: row.expires_at,
  });
}

const rowOf = async (tx: Tx, seals: Seals, state: InterestRequestState) => ({
  id: state.id,
  from_profile_id: state.from.profileId,
  to_profile_id: state.to.profileId,
  ward_profile_id: state.ward.profileId,
  message: await seals.seal(tx, MESSAGE, state.id, state.message),
  quote: await seals.seal(tx, QUOTE, state.id, state.quote),
  status: state.status,
  response_message: await seals.seal(tx, RESPONSE, state.id, state.responseMessage),
  response_state: state.responseState,
  response_decline_reason: state.responseDeclineReason,
  oversight_version: state.oversightVersion,
  mutual_request: state.mutualRequest,
  created_at: state.createdAt,
  approved_at: state.approvedAt,
  responded_at: state.respondedAt,
  expires_at: state.expiresAt,
});

const pair = (tx: Tx, a: ProfileId, b: ProfileId) =>
  tx
    .db('matchmaking.interest_request')
    .whereRaw('least(from_profile_id, to_profile_id) = ? and greatest(from_profile_id, to_profile_id) = ?', [
      Math.min(a, b),
      Math.max(a, b),
    ]);

export const interestRequests = (seals: Seals): InterestRequests => ({
  async find(tx, id) {
    const row = await InterestRequestRecord.query(tx.db).findById(id).forNoKeyUpdate();
    return row ? requestOf(tx, seals, row) : null;
  },

  async lockPair(tx, a, b) {
    await tx.db.raw('select pg_advisory_xact_lock(?, ?)', [Math.min(a, b), Math.max(a, b)]);
  },

  async lockPairOf(tx, id) {
    const request = await tx.db('matchmaking.interest_request').where({ id }).first('from_profile_id', 'to_profile_id');
    if (request) await this.lockPair(tx, request.from_profile_id, request.to_profile_id);
  },

  async openBetween(tx, a, b) {
    const open = await pair(tx, a, b).whereIn('status', ['guardian_pending', 'pending']).first('id');
    return open?.id ?? null;
  },

  async wasRefusedSince(tx, from, to, since) {
    const refused = await pair(tx, from, to)
      .where({ from_profile_id: from })
      .whereIn('status', ['declined', 'guardian_declined'])
      .where('responded_at', '>', since)
      .first('id');
    return refused !== undefined;
  },

  async isAnyKnown(tx, to, other) {
    const known = await pair(tx, to, other)
      .where((q) => q.where({ from_profile_id: to }).orWhere({ ward_profile_id: to }).orWhereNotNull('approved_at'))
      .first('id');
    return known !== undefined;
  },

  async hasReachedReceiver(tx, id) {
    const reached = await tx.db('matchmaking.interest_request').where({ id }).whereNotNull('approved_at').first('id');
    return reached !== undefined;
  },

  async asReceived(tx, id) {
    const request = await tx.db('matchmaking.interest_request').where({ id }).first('message', 'quote', 'expires_at');
    if (!request) return null;
    return {
      message: await seals.open(MESSAGE, id, request.message),
      quote: await seals.open(QUOTE, id, request.quote),
      expiresAt: request.expires_at,
    };
  },

  async responsesUnderReview(tx, profileId, other) {
    return (other === undefined ? tx.db('matchmaking.interest_request') : pair(tx, profileId, other))
      .where({ response_state: 'guardian_review' })
      .where((q) => q.where({ from_profile_id: profileId }).orWhere({ to_profile_id: profileId }))
      .orderBy('id')
      .pluck('id');
  },

  async openOf(tx, profileId) {
    return tx
      .db('matchmaking.interest_request')
      .whereIn('status', ['guardian_pending', 'pending'])
      .where((q) => q.where({ from_profile_id: profileId }).orWhere({ to_profile_id: profileId }))
      .orderBy('id')
      .pluck('id');
  },

  async toBeAnswered(tx, accountId) {
    const own = await tx.db('matchmaking.profile').where({ account_id: accountId }).first('id');
    if (!own) return [];
    return tx
      .db('matchmaking.interest_request as r')
      .joinRaw(
        `join matchmaking.profile w on w.id = r.ward_profile_id
         join matchmaking.profile o on o.id in (r.from_profile_id, r.to_profile_id) and o.id <> w.id`,
      )
      .where({ 'r.status': 'pending' })
      .where((q) => q.where({ 'r.from_profile_id': own.id }).orWhere({ 'r.to_profile_id': own.id }))
      .orderBy('r.id')
      .select({ id: 'r.id', wardId: 'w.account_id', otherId: 'o.account_id' });
  },

  async due(tx, at) {
    return (
      tx
        .db('matchmaking.interest_request')
        .whereIn('status', ['guardian_pending', 'pending'])
        .where('expires_at', '<=', at)
        // Must match the index: without this order the planner prefers a full scan.
        .orderBy('expires_at')
        .limit(500)
        .pluck('id')
    );
  },

  async save(tx, request) {
    try {
      await InterestRequestRecord.query(tx.db)
        .insert(await rowOf(tx, seals, request.state))
        .onConflict('id')
        .merge();
    } catch (error) {
      if (uniqueViolation(error) === 'interest_request_open_pair') throw new DomainError('matchmaking.request-open');
      throw error;
    }
    tx.record(...request.takeEvents());
  },
});
