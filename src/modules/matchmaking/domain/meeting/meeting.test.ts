import { expect, test } from 'vitest';
import type { DomainError } from '#kernel/errors.ts';
import {
  newId,
  type GuardianId,
  type MatchId,
  type MeetingId,
  type ProfileId,
  type UserId,
} from '#kernel/values/ids.ts';
import type { MatchRole, MatchStatus, Stage } from '../../contracts/match-states.ts';
import type { Match } from '../match/match-state.ts';
import { meetingActionsIn, proposablePlaces } from './meeting-rights.ts';
import { isVisible, Meeting, type MeetingState } from './meeting.ts';

const monday = new Date('2027-03-01T10:00:00Z');
const friday = new Date('2027-03-05T15:00:00Z');
const saturday = new Date('2027-03-06T15:00:00Z');
const sunday = new Date('2027-03-07T15:00:00Z');
const id = <Id extends string>() => newId<Id>(monday);

function matchAt(stage: Stage = 'family_introduction', status: MatchStatus = 'active'): Match {
  const side = (profileId: number) => ({ accountId: id<UserId>(), profileId: profileId as ProfileId });
  return {
    id: id<MatchId>(),
    status,
    pausedBy: [],
    endedBy: null,
    stage,
    proposal: null,
    readAlong: null,
    guardianPausing: null,
    guardianEnd: null,
    createdAt: monday,
    updatedAt: monday,
    man: side(1001),
    woman: side(1002),
  };
}

const match = matchAt();

const proposed = (by: MatchRole, times = [friday, saturday], { of = match, others = [] as MeetingState[] } = {}) =>
  Meeting.propose(
    {
      id: id<MeetingId>(),
      match: of,
      proposedBy: by,
      accountId: id<UserId>(),
      guardianId: id<GuardianId>(),
      placeKind: 'public',
      place: 'The café in the library',
      present: ['my aunt Khadija'],
      companion: null,
      zone: 'Europe/London',
      times,
    },
    others,
    monday,
  );

const confirm = (meeting: Meeting, role: MatchRole, time = friday, companion?: string) =>
  meeting.confirm(role, time, { others: [], companion }, monday);

function confirmed(): Meeting {
  const meeting = proposed('guardian');
  for (const role of ['woman', 'guardian', 'man'] as const) confirm(meeting, role);
  return meeting;
}

const refusalOf = (act: () => unknown): DomainError | null => {
  try {
    act();
    return null;
  } catch (error) {
    return error as DomainError;
  }
};
const codeOf = (act: () => unknown): string => refusalOf(act)?.code ?? 'none';
const typesOf = (meeting: Meeting) => meeting.takeEvents().map(({ type }) => type.split('.')[1]);

test('is confirmed once all three confirmed one same time', () => {
  const meeting = proposed('guardian');
  confirm(meeting, 'man', friday);
  confirm(meeting, 'woman', saturday);
  confirm(meeting, 'guardian', friday);
  expect(meeting.state.state).toBe('proposed');
  confirm(meeting, 'woman', friday);
  expect([meeting.state.state, meeting.state.agreedTime, meeting.state.sequence]).toEqual(['confirmed', friday, 1]);
  // Once more changes nothing.
  confirm(meeting, 'man', friday);
  expect(meeting.state.sequence).toBe(1);
});

test('one who proposes a single time has confirmed it, and one who proposes several has not', () => {
  expect(proposed('man', [friday]).state.confirmed).toEqual({ man: friday, woman: null, guardian: null });
  expect(proposed('man').state.confirmed).toEqual({ man: null, woman: null, guardian: null });
});

test('the other member sees a proposal once her guardian confirmed a time', () => {
  const meeting = proposed('man');
  expect(meeting.takeEvents()[0]!.payload).toMatchObject({ hiddenFrom: 'woman' });
  expect((['man', 'woman', 'guardian'] as const).filter((role) => isVisible(meeting.state, role))).toEqual([
    'man',
    'guardian',
  ]);
  confirm(meeting, 'guardian');
  expect(isVisible(meeting.state, 'woman')).toBe(true);
  expect(meeting.takeEvents().map(({ payload }) => (payload as { hiddenFrom: unknown }).hiddenFrom)).toEqual([
    null,
    null,
  ]);
});

test('her guardian names who is there in his place; nobody else can', () => {
  const meeting = proposed('woman');
  confirm(meeting, 'man', friday, 'my friend');
  expect(meeting.state.words.companion).toBeNull();
  confirm(meeting, 'guardian', friday, 'her aunt Khadija');
  expect(meeting.state.words.companion).toBe('her aunt Khadija');
});

test('a move needs all confirmations again, and raises the sequence of a calendar file', () => {
  const meeting = confirmed();
  meeting.takeEvents();
  meeting.move('man', [sunday], [], monday);
  const { state, agreedTime, confirmed: by, sequence } = meeting.state;
  expect([state, agreedTime, by, sequence]).toEqual(['moved', null, { man: sunday, woman: null, guardian: null }, 2]);
  expect(typesOf(meeting)).toEqual(['meeting-calendar-changed']);
  expect(codeOf(() => confirm(meeting, 'woman', friday))).toBe('matchmaking.meeting-changed');
  confirm(meeting, 'woman', sunday);
  confirm(meeting, 'guardian', sunday);
  expect([meeting.state.state, meeting.state.sequence]).toEqual(['confirmed', 3]);
});

test('a move before all confirmed makes no calendar file', () => {
  const meeting = proposed('guardian');
  meeting.takeEvents();
  meeting.move('woman', [sunday], [], monday);
  expect([meeting.state.sequence, typesOf(meeting)]).toEqual([0, ['meeting-moved']]);
});

test('a cancelled meeting cannot be confirmed or moved, and a repeated cancellation changes nothing', () => {
  const meeting = confirmed();
  meeting.cancel('woman', 'My mother is ill', monday);
  meeting.cancel('man', null, monday);
  const { state, cancelledBy, words, sequence } = meeting.state;
  expect([state, cancelledBy, words.reason, sequence]).toEqual(['cancelled', 'woman', 'My mother is ill', 2]);
  expect(codeOf(() => confirm(meeting, 'man'))).toBe('matchmaking.meeting-cancelled');
  expect(codeOf(() => meeting.move('man', [sunday], [], monday))).toBe('matchmaking.meeting-cancelled');
});

test('it is refused before the family introduction, while paused, and after the end', () => {
  expect(codeOf(() => proposed('man', [friday], { of: matchAt('initial_conversation') }))).toBe(
    'matchmaking.stage-too-early',
  );
  for (const status of ['paused', 'ended'] as const) {
    const of = matchAt('family_introduction', status);
    expect(codeOf(() => proposed('man', [friday], { of }))).toBe(`matchmaking.match-${status}`);
    const meeting = Meeting.from({ ...confirmed().state, match: of });
    expect(codeOf(() => meeting.move('man', [sunday], [], monday))).toBe(`matchmaking.match-${status}`);
    expect(meetingActionsIn(meeting.state, 'man', monday)).toEqual(['cancel', 'download']);
    expect(proposablePlaces(of, [], { role: 'man', operatorRoom: true, at: monday })).toEqual([]);
  }
});

test('times are ahead, in order, and stated once', () => {
  expect(proposed('man', [saturday, friday, saturday]).state.times).toEqual([friday, saturday]);
  expect(refusalOf(() => proposed('man', [monday]))?.fields).toEqual({ times: 'Please give a time in the future' });
});

test('there is one meeting ahead that both can read; a hidden one shows itself to nobody', () => {
  const hidden = proposed('woman').state;
  const rights = { operatorRoom: false, at: monday };
  expect(proposablePlaces(match, [hidden], { role: 'man', ...rights })).toEqual(['public', 'guardian_home']);
  expect(proposablePlaces(match, [hidden], { role: 'woman', ...rights })).toEqual([]);
  const his = proposed('man', [friday], { others: [hidden] });
  expect(codeOf(() => proposed('woman', [friday], { others: [hidden] }))).toBe('matchmaking.meeting-already-open');
  confirm(his, 'guardian');
  const hers = Meeting.from(hidden);
  expect(codeOf(() => hers.confirm('guardian', friday, { others: [his.state] }, monday))).toBe(
    'matchmaking.meeting-already-open',
  );
  // After its time, or its end, there is place for another.
  expect(proposablePlaces(match, [his.state], { role: 'man', operatorRoom: true, at: sunday })).toEqual([
    'public',
    'guardian_home',
    'operator_room',
  ]);
});

test('feedback is for the two members, after the time of a confirmed meeting', () => {
  const meeting = confirmed();
  expect(codeOf(() => meeting.requireHeld(monday))).toBe('matchmaking.meeting-not-over');
  expect(codeOf(() => proposed('man').requireHeld(sunday))).toBe('matchmaking.meeting-not-over');
  expect(codeOf(() => meeting.requireHeld(sunday))).toBe('none');
  expect(meetingActionsIn(meeting.state, 'woman', sunday)).toEqual(['answer']);
  expect(meetingActionsIn(meeting.state, 'guardian', sunday)).toEqual([]);
  expect(codeOf(() => meeting.cancel('man', null, sunday))).toBe('matchmaking.meeting-over');
});
