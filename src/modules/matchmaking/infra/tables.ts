import type {
  GuardianId,
  MatchId,
  ProfileId,
  RequestId,
  SavedSearchId,
  StageProposalId,
  UserId,
} from '#kernel/values/ids.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';
import type { MatchChangeKind, MatchRole, MatchStatus, PauseCause, Stage } from '../contracts/match-states.ts';
import type { RequestStatus } from '../contracts/interest-requests.ts';
import type { SavedFilters, DigestFrequency } from '../contracts/saved-searches.ts';
import type { ResponseState } from '../domain/interest-request.ts';
import type { MatchUpdate } from '../domain/match/match-updates.ts';
import type { ProposalOutcome } from '../domain/match/match-stage.ts';
import type { Answers } from '../domain/profile/answers.ts';

export interface AllowanceRow {
  account_id: UserId;
  month_grant: number;
  balance: number;
  anchor: Date;
  months_granted: number;
  grant_until: Date | null;
  valid_until: Date | null;
  awaiting_guardian: boolean;
}

export interface BlockRow {
  blocker_profile_id: ProfileId;
  blocked_profile_id: ProfileId;
  created_at: Date;
}

export interface BrowseCardRow {
  profile_id: ProfileId;
  account_id: UserId;
  gender: 'male' | 'female';
  listed: boolean;
  hidden: boolean;
  present: boolean;
  unavailable_until: string | null;
  guardian_verified: boolean;
  cell: number;
  place_id: number;
  born_on: string;
  location_normalized: string;
  religious_practice: number | null;
  prayer_frequency: number | null;
  marriage_timeline: number | null;
  cultural_alignment: number | null;
  smoking_status: number | null;
  current_marital_status: number | null;
  nationality: string | null;
  ethnicity: string | null;
  sect_madhab: number | null;
  madhhab: number | null;
  hijab_preference: number | null;
  has_children: boolean | null;
  wants_children: boolean | null;
  accepts_children: boolean | null;
  accepts_polygyny: boolean | null;
  accepts_smoking: boolean | null;
  non_negotiables: number | null;
  preferred_age_min: number | null;
  preferred_age_max: number | null;
  preferred_location_normalized: string | null;
  preferred_religious_practice: number | null;
  preferred_madhhab: number | null;
  preferred_timeline: number | null;
  traits: number;
  refuses: number;
  hard_age_min: number | null;
  hard_age_max: number | null;
  hard_place: string | null;
}

export interface BrowseCellRow {
  cell: number;
  gender: 'male' | 'female';
  religious_practice: number | null;
  born_from: string;
  current_marital_status: number | null;
  has_children: boolean | null;
}

export interface FirstListedRow {
  profile_id: ProfileId;
  at: Date;
}

export interface DigestEntryRow {
  profile_id: ProfileId;
  mentioned_profile_id: ProfileId;
  at: Date;
}

export interface PlaceRow {
  id: number;
  normalized: string;
}

export interface InterestRequestRow {
  id: RequestId;
  from_profile_id: ProfileId;
  to_profile_id: ProfileId;
  ward_profile_id: ProfileId;
  message: SealedText | null;
  status: RequestStatus;
  response_message: SealedText | null;
  created_at: Date;
  approved_at: Date | null;
  responded_at: Date | null;
  expires_at: Date;
  response_state: ResponseState | null;
  response_decline_reason: string | null;
  oversight_version: string | null;
  mutual_request: boolean;
}

export interface MatchRow {
  id: MatchId;
  request_id: RequestId;
  man_profile_id: ProfileId;
  woman_profile_id: ProfileId;
  status: MatchStatus;
  stage: Stage;
  created_at: Date;
  updated_at: Date;
  paused_by: PauseCause[];
  agreed: { profileId: ProfileId; at: string; version: string }[];
  ended_by: MatchRole | null;
  read_along_guardian_id: GuardianId | null;
  read_along_ward: boolean;
  read_along_guardian: boolean;
}

export interface MatchChangeRow {
  id: string;
  match_id: MatchId;
  what: MatchChangeKind;
  by_role: MatchRole | null;
  account_id: UserId | null;
  reason: SealedText | null;
  at: Date;
}

export interface MatchUpdateRow {
  match_id: MatchId;
  recipient: MatchRole;
  last: MatchUpdate | null;
  notified_at: Date | null;
  pending: MatchUpdate | null;
}

export interface ProfileRow {
  id: ProfileId;
  account_id: UserId;
  gender: 'male' | 'female';
  born_on: string;
  born_exactly: boolean;
  stated: Answers;
  assumed_fields: string[];
  consent_version: string;
  consented_at: Date | null;
  created_at: Date;
  updated_at: Date;
  consent_withdrawn_at: Date | null;
  /** ISO dates. */
  iddah_ends_on: string | null;
  break_until: string | null;
}

export interface SavedProfileRow {
  saver_profile_id: ProfileId;
  saved_profile_id: ProfileId;
  created_at: Date;
}

export interface SavedSearchRow {
  id: SavedSearchId;
  profile_id: ProfileId;
  name: SealedText;
  filters: SavedFilters;
  digest: DigestFrequency;
  new_since: Date;
  due_at: Date | null;
  created_at: Date;
}

export interface StageProposalRow {
  id: StageProposalId;
  match_id: MatchId;
  stage: Stage;
  proposed_by: 'man' | 'woman';
  proposed_at: Date;
  agreed_at: Date | null;
  outcome: ProposalOutcome | null;
  resolved_at: Date | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'matchmaking.allowance': AllowanceRow;
    'matchmaking.block': BlockRow;
    'matchmaking.browse_card': BrowseCardRow;
    'matchmaking.browse_cell': BrowseCellRow;
    'matchmaking.first_listed': FirstListedRow;
    'matchmaking.interest_request': InterestRequestRow;
    'matchmaking.digest_entry': DigestEntryRow;
    'matchmaking.match': MatchRow;
    'matchmaking.match_change': MatchChangeRow;
    'matchmaking.match_update': MatchUpdateRow;
    'matchmaking.place': PlaceRow;
    'matchmaking.profile': ProfileRow;
    'matchmaking.saved_profile': SavedProfileRow;
    'matchmaking.saved_search': SavedSearchRow;
    'matchmaking.stage_proposal': StageProposalRow;
  }
}
