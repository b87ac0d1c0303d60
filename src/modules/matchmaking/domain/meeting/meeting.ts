import { DomainError, invalidField } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import type { GuardianId, MeetingId, UserId } from '#kernel/values/ids.ts';
import type { MeetingProgress, PlaceKind } from '../../contracts/meeting/meeting.ts';
import type { MatchRole } from '../../contracts/match-states.ts';
import {
  meetingCalendarChanged,
  meetingChanged,
  meetingMoved,
  meetingProposed,
  meetingShared,
  type CalendarChange,
} from '../../events.ts';
import { isFamilyStage } from '../match/match-stage.ts';
import type { Match } from '../match/match-state.ts';

/** The words of people about a meeting; sealed where they are stored. */
export interface MeetingWords {
  place: string;
  /** The people who will be there. */
  present: string[];
  /** A person whom her guardian named to be there in his place; null if he comes himself. */
  companion: string | null;
  /** Of the one who cancelled it. */
  reason: string | null;
}

export interface MeetingState {
  id: MeetingId;
  match: Match;
  proposedBy: MatchRole;
  accountId: UserId | null;
  guardianId: GuardianId;
  state: MeetingProgress;
  placeKind: PlaceKind;
  words: MeetingWords;
  /** IANA name of the time zone in which the proposer thinks of the times. */
  zone: string;
  /** In order of time. */
  times: Date[];
  /** The time that all three confirmed. */
  agreedTime: Date | null;
  confirmed: Record<MatchRole, Date | null>;
  /** Since when both members can read it; before that, only its proposer and her guardian can (R-B.3). */
  sharedAt: Date | null;
  /** Of the calendar file; 0 before the first one. */
  sequence: number;
  createdAt: Date;
  cancelledBy: MatchRole | null;
  cancelledAt: Date | null;
}

export type MeetingInput = Pick<
  MeetingState,
  'id' | 'match' | 'proposedBy' | 'accountId' | 'guardianId' | 'placeKind' | 'zone' | 'times'
> &
  Pick<MeetingWords, 'place' | 'present' | 'companion'>;

const NOBODY: Record<MatchRole, Date | null> = { man: null, woman: null, guardian: null };

/** Returns whether this person may know of the meeting. */
export const isVisible = ({ proposedBy, sharedAt }: MeetingState, role: MatchRole): boolean =>
  role === 'guardian' || role === proposedBy || sharedAt !== null;

/** Returns whether its time has come, or all the times that were proposed. */
export const isOver = ({ agreedTime, times }: MeetingState, at: Date): boolean => (agreedTime ?? times.at(-1)!) <= at;

/** The agreed time, or the first of the proposed ones. */
export const timeOnCalendar = ({ agreedTime, times }: MeetingState): Date => agreedTime ?? times[0]!;

export const isPending = (meeting: MeetingState, at: Date): boolean =>
  meeting.state !== 'cancelled' && !isOver(meeting, at);

/**
 * A meeting of the two members with her guardian, or with a person whom he names; each of the three confirms one same
 * time (R-B.2). The lock of the match is that of its meetings.
 */
export class Meeting extends Aggregate<MeetingState> {
  static from(state: MeetingState): Meeting {
    return new Meeting(state);
  }

  /**
   * `others`: the other meetings of the match. One who proposes a single time has confirmed it.
   * @throws common.invalid, matchmaking.meeting-already-open, and what `requireOpen` throws
   */
  static propose(input: MeetingInput, others: MeetingState[], at: Date): Meeting {
    const { place, present, companion, times: given, ...rest } = input;
    const { match, proposedBy } = input;
    requireOpen(match);
    const times = slots(given, at);
    requireNoOther(others, proposedBy, at);
    const meeting = new Meeting({
      ...rest,
      state: 'proposed',
      words: { place, present, companion, reason: null },
      times,
      agreedTime: null,
      confirmed: { ...NOBODY, ...soleTime(proposedBy, times) },
      sharedAt: proposedBy === 'guardian' ? at : null,
      sequence: 0,
      createdAt: at,
      cancelledBy: null,
      cancelledAt: null,
    });
    meeting.record(meetingProposed({ ...meeting.fact(), by: proposedBy }));
    return meeting;
  }

  /**
   * Confirms one of its times; her guardian's confirmation shows it to the other member, and may name a companion, who
   * is there in his place. Idempotent.
   * @throws matchmaking.meeting-changed if the time is not one of its times, and what `requirePending` throws
   */
  confirm(role: MatchRole, time: Date, options: { others: MeetingState[]; companion?: string | undefined }, at: Date) {
    this.requirePending(at);
    const { state, times, agreedTime, words } = this.state;
    const isOffered = state === 'confirmed' ? isSame(agreedTime, time) : times.some((one) => isSame(one, time));
    if (!isOffered) throw new DomainError('matchmaking.meeting-changed');
    if (time <= at) throw invalidField('time', sentence('timeAhead'));
    if (state === 'confirmed') return;
    if (role === 'guardian') {
      this.share(options.others, at);
      if (options.companion) this.state = { ...this.state, words: { ...words, companion: options.companion } };
    }
    const confirmed = { ...this.state.confirmed, [role]: time };
    this.state = { ...this.state, confirmed };
    if (!Object.values(confirmed).every((one) => isSame(one, time))) return this.record(meetingChanged(this.fact()));
    this.state = { ...this.state, state: 'confirmed', agreedTime: time, sequence: this.state.sequence + 1 };
    this.recordCalendar('confirmed', role);
  }

  /** Proposes other times, which the three confirm again. @throws common.invalid, and what `requirePending` throws */
  move(role: MatchRole, given: Date[], others: MeetingState[], at: Date): void {
    this.requirePending(at);
    const times = slots(given, at);
    if (role === 'guardian') this.share(others, at);
    const { sequence } = this.state;
    const confirmed = { ...NOBODY, ...soleTime(role, times) };
    this.state = { ...this.state, state: 'moved', times, agreedTime: null, confirmed };
    if (sequence === 0) return this.record(meetingMoved({ ...this.fact(), by: role }));
    this.state = { ...this.state, sequence: sequence + 1 };
    this.recordCalendar('moved', role);
  }

  /**
   * Also while the match is paused; `role` is null if the match ended, or her guardian's part. Idempotent.
   * @throws matchmaking.meeting-over
   */
  cancel(role: MatchRole | null, reason: string | null, at: Date): void {
    const { state, words, sequence } = this.state;
    if (state === 'cancelled') return;
    if (isOver(this.state, at)) throw new DomainError('matchmaking.meeting-over');
    const cancelled = { state, cancelledBy: role, cancelledAt: at, words: { ...words, reason } };
    this.state = { ...this.state, ...cancelled, state: 'cancelled' };
    if (sequence === 0) return this.record(meetingChanged(this.fact()));
    this.state = { ...this.state, sequence: sequence + 1 };
    this.recordCalendar('cancelled', role);
  }

  /** @throws matchmaking.meeting-not-over unless all three confirmed it and its time has come */
  requireHeld(at: Date): void {
    const { state, agreedTime } = this.state;
    if (state !== 'confirmed' || agreedTime! > at) throw new DomainError('matchmaking.meeting-not-over');
  }

  /** Lets both members read it. @throws matchmaking.meeting-already-open if they can read another pending one */
  private share(others: MeetingState[], at: Date): void {
    const { sharedAt, proposedBy } = this.state;
    if (sharedAt) return;
    if (others.some((one) => one.sharedAt && isPending(one, at)))
      throw new DomainError('matchmaking.meeting-already-open');
    this.state = { ...this.state, sharedAt: at };
    this.record(meetingShared({ ...this.fact(), by: proposedBy }));
  }

  /** @throws matchmaking.meeting-cancelled, matchmaking.meeting-over, and what `requireOpen` throws */
  private requirePending(at: Date): void {
    requireOpen(this.state.match);
    if (this.state.state === 'cancelled') throw new DomainError('matchmaking.meeting-cancelled');
    if (isOver(this.state, at)) throw new DomainError('matchmaking.meeting-over');
  }

  private recordCalendar(change: CalendarChange, by: MatchRole | null): void {
    const time = timeOnCalendar(this.state).toISOString();
    this.record(meetingCalendarChanged({ ...this.fact(), change, by, sequence: this.state.sequence, time }));
  }

  private fact() {
    const { id: meetingId, match, proposedBy, sharedAt } = this.state;
    const { id: matchId, man, woman } = match;
    // Until her guardian agreed, the other member learns of nothing.
    const hiddenFrom = sharedAt || proposedBy === 'guardian' ? null : proposedBy === 'man' ? 'woman' : 'man';
    return { matchId, man, woman, meetingId, hiddenFrom } as const;
  }
}

const isSame = (one: Date | null, other: Date): boolean => one?.getTime() === other.getTime();

const soleTime = (role: MatchRole, times: Date[]) => (times.length === 1 ? { [role]: times[0]! } : {});

/** In order of time, without repetition. @throws common.invalid if one is not ahead */
function slots(times: Date[], at: Date): Date[] {
  const distinct = [...new Set(times.map(Number))].toSorted((a, b) => a - b).map((time) => new Date(time));
  if (distinct[0]! <= at) throw invalidField('times', sentence('timeAhead'));
  return distinct;
}

/** @throws matchmaking.match-ended, matchmaking.match-paused, matchmaking.stage-too-early */
function requireOpen({ status, stage }: Match): void {
  if (status !== 'active') throw new DomainError(`matchmaking.match-${status}`);
  if (!isFamilyStage(stage)) throw new DomainError('matchmaking.stage-too-early');
}

/** @throws matchmaking.meeting-already-open if the proposer can read a pending one */
function requireNoOther(others: MeetingState[], role: MatchRole, at: Date): void {
  if (others.some((one) => isVisible(one, role) && isPending(one, at)))
    throw new DomainError('matchmaking.meeting-already-open');
}
