// Written by `npm run rows` from the migrations.
// oxlint-disable max-lines -- as many lines as there are columns
import type { Answers } from '../domain/profile/answers.ts';
import type { Gender } from '#modules/identity/contracts/auth.ts';
import type {
  GuardianId,
  MatchId,
  MeasureId,
  MeetingId,
  ProfileId,
  ReleaseId,
  RequestId,
  SavedSearchId,
  StageProposalId,
  TopicAnswerId,
  TopicPairId,
  UserId,
} from '#kernel/contracts/ids.ts';
import type { Language } from '#kernel/i18n/language-table.ts';
import type { MatchChangeKind, Stage } from '../contracts/match-states.ts';
import type { MatchUpdate } from '../domain/match/match-updates.ts';
import type { SavedFilters } from '../contracts/saved-searches.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';

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
  gender: Gender;
  listed: boolean;
  hidden: boolean;
  present: boolean;
  unavailable_until: Date | null;
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
  gender: Gender;
  religious_practice: number | null;
  born_from: string;
  current_marital_status: number | null;
  has_children: boolean | null;
}

export interface ContactReleaseRow {
  id: ReleaseId;
  match_id: MatchId;
  guardian_id: GuardianId;
  account_id: UserId | null;
  kind: 'phone' | 'address' | 'staff';
  value: SealedText | null;
  call_times: SealedText | null;
  opened: number;
  created_at: Date;
  ended_at: Date | null;
}

export interface DigestEntryRow {
  profile_id: ProfileId;
  mentioned_profile_id: ProfileId;
  at: Date;
}

export interface FirstListedRow {
  profile_id: ProfileId;
  at: Date;
}

export interface InterestRequestRow {
  id: RequestId;
  from_profile_id: ProfileId;
  to_profile_id: ProfileId;
  ward_profile_id: ProfileId;
  message: SealedText | null;
  quote: SealedText | null;
  status: 'guardian_pending' | 'pending' | 'accepted' | 'declined' | 'guardian_declined' | 'withdrawn' | 'expired';
  response_message: SealedText | null;
  response_state: 'guardian_review' | 'approved' | 'declined' | 'closed' | null;
  response_decline_reason: string | null;
  oversight_version: string | null;
  mutual_request: boolean;
  created_at: Date;
  approved_at: Date | null;
  responded_at: Date | null;
  expires_at: Date;
}

export interface MatchRow {
  id: MatchId;
  request_id: RequestId;
  man_profile_id: ProfileId;
  woman_profile_id: ProfileId;
  status: 'active' | 'paused' | 'ended';
  stage:
    | 'initial_conversation'
    | 'family_introduction'
    | 'meeting_arranged'
    | 'serious_consideration'
    | 'engagement'
    | 'completed';
  paused_by: (
    | 'man'
    | 'woman'
    | 'guardian'
    | 'guardian-change'
    | 'guardian-conflict'
    | 'dispute'
    | 'disabled'
    | 'iddah'
    | 'engagement'
  )[];
  ended_by: 'man' | 'woman' | 'guardian' | null;
  read_along_guardian_id: GuardianId | null;
  read_along_ward: boolean;
  read_along_guardian: boolean;
  guardian_pausing: GuardianId | null;
  guardian_end_final_at: Date | null;
  guardian_end_objected_at: Date | null;
  objection_hash: string | null;
  agreed: { profileId: ProfileId; at: string; version: string }[];
  created_at: Date;
  updated_at: Date;
}

export interface MatchChangeRow {
  id: string;
  match_id: MatchId;
  what: MatchChangeKind;
  by_role: 'man' | 'woman' | 'guardian' | null;
  account_id: UserId | null;
  reason: SealedText | null;
  at: Date;
}

export interface MatchTopicRow {
  match_id: MatchId;
  topic_id: number;
  id: string;
  man_answer_id: TopicAnswerId | null;
  woman_answer_id: TopicAnswerId | null;
  man_draft_id: TopicAnswerId | null;
  woman_draft_id: TopicAnswerId | null;
  review_id: TopicPairId | null;
  review_at: Date | null;
  sent_back_at: Date | null;
  sent_back_reason: SealedText | null;
  spoken_by: 'man' | 'woman' | null;
  spoken_at: Date | null;
  requested_at: Date | null;
  note_by: UserId | null;
  note: SealedText | null;
}

export interface MatchUpdateRow {
  match_id: MatchId;
  recipient: 'man' | 'woman' | 'guardian';
  last: MatchUpdate | null;
  notified_at: Date | null;
  pending: MatchUpdate | null;
}

export interface MeetingRow {
  id: MeetingId;
  match_id: MatchId;
  proposed_by: 'man' | 'woman' | 'guardian';
  account_id: UserId | null;
  guardian_id: GuardianId;
  state: 'proposed' | 'confirmed' | 'moved' | 'cancelled';
  place_kind: 'public' | 'guardian_home' | 'operator_room';
  place: SealedText;
  present: SealedText;
  companion: SealedText | null;
  zone: string;
  times: Date[];
  agreed_time: Date | null;
  man_time: Date | null;
  woman_time: Date | null;
  guardian_time: Date | null;
  shared_at: Date | null;
  sequence: number;
  created_at: Date;
  cancelled_by: 'man' | 'woman' | 'guardian' | null;
  cancelled_at: Date | null;
  reason: SealedText | null;
  guardian_sequence: number;
}

export interface MeetingFeedbackRow {
  meeting_id: MeetingId;
  account_id: UserId;
  answer: 'continue' | 'think' | 'stop' | 'unsafe';
  answered_at: Date;
}

export interface ModerationMeasureRow {
  id: MeasureId;
  profile_id: ProfileId;
  account_id: UserId;
  kind: 'hidden' | 'warning';
  part: string | null;
  why: 'contact_details' | 'indecent' | 'untrue' | 'not_marriage' | 'other';
  note: SealedText;
  created_at: Date;
  submitted_at: Date | null;
  ended_at: Date | null;
  acknowledged_at: Date | null;
}

export interface MonthlyUseRow {
  account_id: UserId;
  month: Date;
  spent: number;
}

export interface NamedRelativeRow {
  match_id: MatchId;
  state: 'requested' | 'named' | 'declined' | 'ended';
  requested_at: Date;
  named_at: Date | null;
  declined_at: Date | null;
  name: SealedText | null;
  relation: SealedText | null;
  phone: SealedText | null;
  email: SealedText | null;
  opened: number;
  times_named: number;
  token_hash: string | null;
}

export interface NeverAgainRow {
  profile_id: ProfileId;
  sender_profile_id: ProfileId;
  hidden_from: Date;
  created_at: Date;
}

export interface PlaceRow {
  id: number;
  normalized: string;
}

export interface PrivateAnswerRow {
  match_id: MatchId;
  account_id: UserId;
  answer: 'yes' | 'unsure' | 'help';
  stage:
    | 'initial_conversation'
    | 'family_introduction'
    | 'meeting_arranged'
    | 'serious_consideration'
    | 'engagement'
    | 'completed';
  answered_at: Date;
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
  consent_withdrawn_at: Date | null;
  iddah_status: 'over' | 'until' | 'unknown' | 'not_applicable' | null;
  iddah_ends_on: string | null;
  iddah_until: Date | null;
  break_until: string | null;
  created_at: Date;
  updated_at: Date;
  hidden_parts: string[];
}

export interface PromptRow {
  id: number;
  question: Record<Language, string>;
  supposes: 'nothing' | 'children' | 'formerMarriage';
  display_order: number;
  revision: number;
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
  digest: 'none' | 'weekly' | 'daily';
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
  words: SealedText | null;
  agreed_at: Date | null;
  outcome: 'reached' | 'declined' | 'set-aside' | null;
  resolved_at: Date | null;
}

export interface TopicRow {
  id: number;
  stage: 'initial_conversation' | 'family_introduction' | 'meeting_arranged' | 'serious_consideration' | 'engagement';
  kind: 'written' | 'spoken';
  title: Record<Language, string>;
  hint: Record<Language, string>;
  reference: Record<Language, string> | null;
  care: Record<Language, string> | null;
  article: string | null;
  is_on: boolean;
  display_order: number;
  revision: number;
}

export interface TopicAnswerRow {
  id: TopicAnswerId;
  match_id: MatchId;
  topic_id: number;
  written_by: 'man' | 'woman';
  account_id: UserId;
  kind: 'words' | 'when_we_meet' | 'does_not_apply';
  words: SealedText | null;
  topic_revision: number;
  written_at: Date;
}

export interface TopicPairRow {
  id: TopicPairId;
  match_id: MatchId;
  topic_id: number;
  revision: number;
  man_answer_id: TopicAnswerId;
  woman_answer_id: TopicAnswerId;
  approved_at: Date;
  man_agreed_at: Date | null;
  woman_agreed_at: Date | null;
}

export interface TopicVersionRow {
  topic_id: number;
  revision: number;
  stage: 'initial_conversation' | 'family_introduction' | 'meeting_arranged' | 'serious_consideration' | 'engagement';
  kind: 'written' | 'spoken';
  title: Record<Language, string>;
  hint: Record<Language, string>;
  reference: Record<Language, string> | null;
  care: Record<Language, string> | null;
  article: string | null;
  is_on: boolean;
  display_order: number;
  changed_at: Date;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'matchmaking.allowance': AllowanceRow;
    'matchmaking.block': BlockRow;
    'matchmaking.browse_card': BrowseCardRow;
    'matchmaking.browse_cell': BrowseCellRow;
    'matchmaking.contact_release': ContactReleaseRow;
    'matchmaking.digest_entry': DigestEntryRow;
    'matchmaking.first_listed': FirstListedRow;
    'matchmaking.interest_request': InterestRequestRow;
    'matchmaking.match': MatchRow;
    'matchmaking.match_change': MatchChangeRow;
    'matchmaking.match_topic': MatchTopicRow;
    'matchmaking.match_update': MatchUpdateRow;
    'matchmaking.meeting': MeetingRow;
    'matchmaking.meeting_feedback': MeetingFeedbackRow;
    'matchmaking.moderation_measure': ModerationMeasureRow;
    'matchmaking.monthly_use': MonthlyUseRow;
    'matchmaking.named_relative': NamedRelativeRow;
    'matchmaking.never_again': NeverAgainRow;
    'matchmaking.place': PlaceRow;
    'matchmaking.private_answer': PrivateAnswerRow;
    'matchmaking.profile': ProfileRow;
    'matchmaking.prompt': PromptRow;
    'matchmaking.saved_profile': SavedProfileRow;
    'matchmaking.saved_search': SavedSearchRow;
    'matchmaking.stage_proposal': StageProposalRow;
    'matchmaking.topic': TopicRow;
    'matchmaking.topic_answer': TopicAnswerRow;
    'matchmaking.topic_pair': TopicPairRow;
    'matchmaking.topic_version': TopicVersionRow;
  }
}
