import type { Knex } from 'knex';
import { requestId } from '#kernel/contracts/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { MatchmakingFacade } from '../index.ts';
import { MESSAGE, QUOTE, RESPONSE } from '../infra/interest-requests-repository.ts';

type ReviewedTextPort = Pick<MatchmakingFacade, 'requestItems' | 'responseItems' | 'responseOf'>;

/** Texts of requests and answers, for the guardian who reads them first. */
export const reviewedWords = (seals: Seals): ReviewedTextPort => ({
  async requestItems(db, requestIds) {
    const sealed = await requestRows(db, requestIds).select(
      'id',
      'from_profile_id',
      'to_profile_id',
      'message',
      'quote',
      'mutual_request',
    );
    const rows = await seals.openRows(QUOTE, await seals.openRows(MESSAGE, sealed));
    return new Map(
      rows.map((row) => [
        row.id,
        {
          from: row.from_profile_id,
          to: row.to_profile_id,
          content: row.message,
          quote: row.quote,
          mutualRequest: row.mutual_request,
        },
      ]),
    );
  },

  async responseItems(db, requestIds) {
    const sealed = await requestRows(db, requestIds)
      .whereNotNull('response_message')
      .select('id', 'from_profile_id', 'to_profile_id', 'response_message');
    const rows = await seals.openRows(RESPONSE, sealed);
    return new Map(
      rows.map((row) => [row.id, { from: row.to_profile_id, to: row.from_profile_id, content: row.response_message }]),
    );
  },

  async responseOf(tx, requestId) {
    const row = await tx
      .db('matchmaking.interest_request')
      .where({ id: requestId })
      .first('id', 'to_profile_id', 'response_message');
    const words = row && (await seals.open(RESPONSE, row.id, row.response_message));
    return words ? { from: row.to_profile_id, words } : null;
  },
});

// The id of an approval item may be a message's, which no request has.
const requestRows = (db: Knex, subjectIds: string[]) =>
  db('matchmaking.interest_request').whereIn(
    'id',
    subjectIds.map((id) => requestId.parse(id)),
  );
