import type { Knex } from 'knex';
import type { MatchId, ProfileId, UserId } from '#kernel/values/ids.ts';
import { runQuery } from '#kernel/persistence/json-query.ts';
import type { OpenedColumns } from '#kernel/sealing/seals.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { AcceptBlocker } from '../contracts/interest-requests.ts';
import type { InterestRequestView } from '../contracts/interest-requests.schema.ts';
import type { MatchStatus } from '../contracts/match-states.ts';
import type { SeenProfile } from '../contracts/profiles.schema.ts';
import { requestAgainFrom } from '../domain/introduction.ts';
import type { Profile } from '../domain/profile.ts';
import { IN_IDDAH } from '../infra/iddah-repository.ts';
import { IN_KHITBA } from '../infra/matches-repository.ts';
import { profileOfRow, profileRows } from '../infra/profiles-repository.ts';
import { MESSAGE, QUOTE, RESPONSE } from '../infra/interest-requests-repository.ts';
import type { InterestRequestRow } from '../infra/rows.ts';
import { seenProfiles } from '../profile/seen-profiles.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export interface RequestViewPorts extends Pick<UseCasePorts, 'db' | 'clock' | 'seals'> {
  guardianship: Pick<GuardianshipFacade, 'conflictingAccountIds'>;
}
type Row = InterestRequestRow & {
  match_id: MatchId | null;
  match_status: MatchStatus | null;
  /** Her waiting period runs. */
  ward_waits: boolean;
  /** One of the two is at serious consideration with somebody; nobody reads why it is on hold. */
  in_khitba: boolean;
  /** Her guardian is verified and acts; null if her account is gone. */
  ward_guarded: boolean | null;
  other_account_id: UserId;
};
type WithMessage = OpenedColumns<Row, 'message'>;
type WithQuote = OpenedColumns<WithMessage, 'quote'>;
type OpenedRow = OpenedColumns<WithQuote, 'response_message'>;
type Query = Knex.QueryBuilder<Record<string, unknown>, Row[]>;

/** Refused by her guardian or by the receiver. */
const REFUSED = ['guardian_declined', 'declined'];

/**
 * Interest requests as a party may see them: messages and words of answers once her guardian approved them, and the
 * other's profile while contact is open. A man learns of a request only after that approval.
 */
export async function requestViews(
  { db, clock, seals, guardianship }: RequestViewPorts,
  viewer: ProfileId,
  which: (requests: Query) => Query,
  limit = 1,
): Promise<InterestRequestView[]> {
  const requests: Query = db('matchmaking.interest_request as r')
    .leftJoin('matchmaking.match as m', 'm.request_id', 'r.id')
    .join('matchmaking.profile as w', 'w.id', 'r.ward_profile_id')
    .joinRaw('join matchmaking.profile as o on o.id in (r.from_profile_id, r.to_profile_id) and o.id <> ?', [viewer])
    .leftJoin('matchmaking.browse_card as c', 'c.profile_id', 'r.ward_profile_id')
    .select('r.*', 'm.id as match_id', 'm.status as match_status', 'c.guardian_verified as ward_guarded')
    .select('o.account_id as other_account_id')
    .select(db.raw(`${IN_IDDAH('w')} as ward_waits`, { now: clock.now() }))
    .select(db.raw(`${IN_KHITBA('r.from_profile_id', 'r.to_profile_id')} as in_khitba`));
  const sealed = await which(requests).orderBy('r.created_at', 'desc').orderBy('r.id', 'desc').limit(limit);
  const withMessage = await seals.openRows<'message', Row>(MESSAGE, sealed);
  const withQuote = await seals.openRows<'quote', WithMessage>(QUOTE, withMessage);
  const rows = await seals.openRows<'response_message', WithQuote>(RESPONSE, withQuote);
  const others = await seenProfiles(
    db,
    rows.map((row) => otherOf(row, viewer)),
    clock.now(),
  );
  const own = await profileRows(db).where({ id: viewer }).first();
  const lacks = own ? missingForAccepting(profileOfRow(own)) : 'profile-incomplete';
  const waits = rows.some((row) => row.to_profile_id === viewer && row.status === 'pending');
  const conflicting =
    own && waits ? await runQuery(db, guardianship.conflictingAccountIds, { accountId: own.account_id }) : [];
  const reader = { id: viewer, lacks, conflicting: new Set(conflicting) };
  return rows.map((row) => viewOf(row, reader, others.get(otherOf(row, viewer))));
}

/** The reader, with what the own profile lacks for accepting, and those of wards and the own guardian. */
interface Reader {
  id: ProfileId;
  lacks: AcceptBlocker | null;
  conflicting: ReadonlySet<UserId>;
}

function missingForAccepting({ isReadyToIntroduce, hasConsent }: Profile): AcceptBlocker | null {
  if (!isReadyToIntroduce) return 'profile-incomplete';
  return hasConsent ? null : 'consent-required';
}

const otherOf = (row: OpenedRow, viewer: ProfileId): ProfileId =>
  row.from_profile_id === viewer ? row.to_profile_id : row.from_profile_id;

function viewOf(row: OpenedRow, reader: Reader, present: SeenProfile | undefined): InterestRequestView {
  const isSender = row.from_profile_id === reader.id;
  const isReadable = isSender || row.approved_at !== null;
  const isOpen = ['guardian_pending', 'pending'].includes(row.status);
  const hasContact = isOpen || ['active', 'paused'].includes(row.match_status ?? '');
  const other = hasContact ? present : undefined;
  // A request from an inactive member is on hold.
  const isAnswered = !isSender && row.status === 'pending' && other !== undefined;
  const blocker = isAnswered ? acceptBlockerOf(row, reader) : null;
  const answers = blocker === null ? (['accept', 'decline'] as const) : (['decline'] as const);
  return {
    id: row.id,
    fromProfileId: row.from_profile_id,
    toProfileId: row.to_profile_id,
    message: isReadable ? row.message : null,
    quote: isReadable ? row.quote : null,
    status: row.status,
    responseMessage: isSender && row.response_state !== 'approved' ? null : row.response_message,
    responseState: isSender ? null : row.response_state,
    responseDeclineReason: isSender ? null : row.response_decline_reason,
    createdAt: row.created_at.toISOString(),
    approvedAt: row.approved_at?.toISOString() ?? null,
    respondedAt: row.responded_at?.toISOString() ?? null,
    expiresAt: isOpen ? row.expires_at.toISOString() : null,
    requestAgainFrom:
      isSender && row.responded_at && REFUSED.includes(row.status)
        ? requestAgainFrom(row.responded_at).toISOString()
        : null,
    matchId: row.match_id,
    otherProfile: other ?? null,
    allowedActions: isAnswered ? [...answers] : isSender && isOpen ? ['withdraw'] : [],
    acceptBlocker: blocker,
  };
}

/** The first refusal that accepting would meet. For any cause on her side he reads only that it is on hold. */
function acceptBlockerOf(row: OpenedRow, { id, lacks, conflicting }: Reader): AcceptBlocker | null {
  const onHerSide: AcceptBlocker | false =
    (row.ward_waits && 'iddah') ||
    (!row.ward_guarded && 'guardian-unverified') ||
    (conflicting.has(row.other_account_id) && 'guardian-conflict');
  if (onHerSide) return row.ward_profile_id === id ? onHerSide : 'on-hold';
  if (row.in_khitba) return 'on-hold';
  return lacks;
}
