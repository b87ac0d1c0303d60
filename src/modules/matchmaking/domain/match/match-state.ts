import { after, DAY } from '#kernel/clock.ts';
import type { GuardianId, MatchId, ProfileId, RequestId, UserId } from '#kernel/values/ids.ts';
import type {
  MatchChangeKind,
  MatchRole,
  MatchStatus,
  OversightMode,
  PauseCause,
  Stage,
} from '../../contracts/match-states.ts';
import type { GuardianEnd } from './guardian-end.ts';
import type { StageProposal } from './match-stage.ts';

export interface MatchSide {
  accountId: UserId;
  profileId: ProfileId;
}

export interface Participant {
  role: MatchRole;
  accountId: UserId;
}

/** The wishes of ward and guardian that he reads along; they hold for this guardian only. */
export interface ReadAlong {
  guardianId: GuardianId;
  ward: boolean;
  guardian: boolean;
}

/** One member's agreement to the guardian's reading: when, and to which version of the notice. */
export interface Agreement {
  profileId: ProfileId;
  at: Date;
  version: string;
}

export interface Match {
  id: MatchId;
  status: MatchStatus;
  pausedBy: PauseCause[];
  /** Null while it runs, and if one of the two left. */
  endedBy: MatchRole | null;
  stage: Stage;
  proposal: StageProposal | null;
  readAlong: ReadAlong | null;
  /** Her guardian whose pause it is: it does not bind the next one. */
  guardianPausing: GuardianId | null;
  guardianEnd: GuardianEnd | null;
  createdAt: Date;
  updatedAt: Date;
  man: MatchSide;
  woman: MatchSide;
}
export type MatchState = Match & { requestId: RequestId; agreed: Agreement[] };

/** An entry of the match's permanent record, with its reason if one was given. */
export interface MatchChange {
  what: MatchChangeKind;
  /** `accountId` is null if the change followed from an earlier choice. */
  by: (Omit<Participant, 'accountId'> & { accountId: UserId | null }) | null;
  reason: string | null;
  at: Date;
}

/** The guardian reads along while both want it; otherwise he decides on each message. */
export const modeOf = ({ readAlong }: Pick<Match, 'readAlong'>): OversightMode =>
  readAlong?.ward && readAlong.guardian ? 'read_along' : 'approve';

/** Time in which a match that has ended can be reported from its page. */
export const REPORTABLE = 30 * DAY;

/** Until when an ended match can be reported; null while it runs, and afterwards. */
export function reportableUntil({ status, updatedAt }: Pick<Match, 'status' | 'updatedAt'>, at: Date): Date | null {
  const until = after(updatedAt, REPORTABLE);
  return status === 'ended' && until > at ? until : null;
}
