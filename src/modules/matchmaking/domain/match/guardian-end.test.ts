import { expect, test } from 'vitest';
import { after, DAY, MINUTE } from '#kernel/clock.ts';
import type { DomainError, ErrorCode } from '#kernel/errors.ts';
import type { GuardianId, MatchId, ProfileId, RequestId, UserId } from '#kernel/values/ids.ts';
import { endsAt } from './guardian-end.ts';
import { actionsIn, type Oversight } from './match-rights.ts';
import type { Participant } from './match-state.ts';
import { MatchAggregate } from './match.ts';

const id = (n: number) => `0190f3a2-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;
const yusuf = { profileId: 1 as ProfileId, accountId: id(1) as UserId };
const amina = { profileId: 2 as ProfileId, accountId: id(2) as UserId };
const ibrahim = { id: id(3) as GuardianId, accountId: id(4) as UserId };
const musa = { id: id(7) as GuardianId, accountId: id(8) as UserId };
const he: Participant = { role: 'man', accountId: yusuf.accountId };
const she: Participant = { role: 'woman', accountId: amina.accountId };
const guardian: Participant = { role: 'guardian', accountId: ibrahim.accountId };
const monday = new Date('2026-06-01T12:00:00Z');
const later = (days: number) => after(monday, days * DAY);
const overseenBy = (acting: typeof ibrahim, ...blockers: Oversight['blockers']): Oversight => ({
  guardian: acting,
  actingGuardian: acting,
  blockers,
});
const without = (...blockers: Oversight['blockers']): Oversight => ({ guardian: null, actingGuardian: null, blockers });

const begun = () => {
  const match = MatchAggregate.begin(
    { id: id(5) as MatchId, requestId: id(6) as RequestId, man: yusuf, woman: amina, agreed: [], engaged: false },
    monday,
  );
  match.takeEvents();
  return match;
};
const end = (match: MatchAggregate, at = monday, by = ibrahim) =>
  match.beginGuardianEnd(guardian, { guardianId: by.id, objectionHash: 'hash' }, null, at);
const ending = () => {
  const match = begun();
  end(match);
  match.takeEvents();
  return match;
};
const published = (match: MatchAggregate) => match.takeEvents().map(({ type }) => type.replace('matchmaking.', ''));
const expectRefusal = (code: ErrorCode, act: () => void) =>
  expect(act).toThrow(expect.objectContaining({ code }) as DomainError);

test("a guardian's end pauses the match like any pause of his, and is pending for 7 days (R-13.1)", () => {
  const match = begun();
  expect(end(match, monday)).toBe(true);
  expect(match.state).toMatchObject({ status: 'paused', pausedBy: ['guardian'], endedBy: null, updatedAt: monday });
  expect(endsAt(match.state)).toEqual(later(7));
  expect(published(match)).toEqual(['match-pauses-changed', 'guardian-end-began']);
  expect(end(match, later(1))).toBe(false);
  expect([endsAt(match.state), published(match)]).toEqual([later(7), []]);
});

test('an end of a match that he had paused changes nothing that the man can see', () => {
  const match = begun();
  match.pause(guardian, null, monday, ibrahim.id);
  match.takeEvents();
  const { status, pausedBy, updatedAt } = match.state;
  end(match, later(1));
  expect(match.state).toMatchObject({ status, pausedBy, updatedAt });
  expect(match.takeEvents()).toMatchObject([{ payload: { isNewPause: false } }]);
});

test.each([
  ['a minute before its time', after(later(7), -MINUTE), 'paused'],
  ['at its time', later(7), 'ended'],
  ['a day after its time', later(8), 'ended'],
])('without an objection the end is final %s: %s', (_, at, status) => {
  const match = ending();
  match.concludeGuardianEnd(at);
  expect(match.state.status).toBe(status);
  expect(match.state.endedBy).toBe(status === 'ended' ? 'guardian' : null);
  expect(published(match)).toEqual(status === 'ended' ? ['match-ended'] : []);
});

test('after her objection it stays paused and never ends by him', () => {
  const match = ending();
  match.object(she, later(6));
  match.concludeGuardianEnd(later(30));
  expect(match.state).toMatchObject({ status: 'paused', pausedBy: ['guardian'], updatedAt: monday });
  expect([endsAt(match.state), match.state.guardianEnd]).toMatchObject([
    null,
    { objectionHash: 'hash', objectedAt: later(6) },
  ]);
  expect(published(match)).toEqual(['guardian-end-objected']);
  match.object(she, later(7));
  expect(published(match)).toEqual([]);
  expectRefusal('matchmaking.end-objected', () => end(match, later(8)));
  match.end(she, null, later(9));
  expect(match.state).toMatchObject({ status: 'ended', endedBy: 'woman', guardianEnd: null });
});

test('only she objects, and only to a pending end', () => {
  for (const other of [he, guardian]) expectRefusal('common.forbidden', () => ending().object(other, monday));
  expectRefusal('matchmaking.no-end-to-object-to', () => begun().object(she, monday));
  const match = ending();
  match.concludeGuardianEnd(later(7));
  expectRefusal('matchmaking.match-ended', () => match.object(she, later(7)));
});

test('he changes his mind by lifting his pause, and may want to end it again later', () => {
  const match = ending();
  match.resume(guardian, null, later(2));
  match.concludeGuardianEnd(later(7));
  expect(match.state).toMatchObject({ status: 'active', guardianEnd: null });
  end(match, later(8));
  expect(endsAt(match.state)).toEqual(later(15));
});

test('the man or she may end it at once meanwhile, and then her guardian’s end is gone', () => {
  for (const by of [he, she]) {
    const match = ending();
    match.end(by, null, later(1));
    match.concludeGuardianEnd(later(7));
    expect(match.state).toMatchObject({ status: 'ended', endedBy: by.role, guardianEnd: null });
  }
});

test.each(['guardian-change', 'dispute', 'guardian-conflict', 'disabled'] as const)(
  'for the time of %s nothing becomes final, and then the 7 days begin again',
  (blocker) => {
    const match = ending();
    match.applyOversight(without(blocker), later(3));
    match.concludeGuardianEnd(later(9));
    expect([match.state.status, endsAt(match.state)]).toEqual(['paused', null]);
    expect(actionsIn(match.state, 'woman')).toContain('object');
    match.applyOversight(overseenBy(ibrahim), later(10));
    expect(endsAt(match.state)).toEqual(later(17));
    match.concludeGuardianEnd(later(17));
    expect(match.state.status).toBe('ended');
  },
);

test('in her waiting period the 7 days go on', () => {
  const match = ending();
  match.applyOversight(overseenBy(ibrahim, 'iddah'), later(3));
  match.applyOversight(overseenBy(ibrahim), later(4));
  expect(endsAt(match.state)).toEqual(later(7));
});

test.each([false, true])('the next guardian is not bound by his end, objected to or not', (isObjected) => {
  const match = ending();
  if (isObjected) match.object(she, later(1));
  match.applyOversight(without('guardian-change'), later(2));
  match.applyOversight(overseenBy(musa), later(3));
  expect(match.state).toMatchObject({ status: 'active', pausedBy: [], guardianEnd: null });
  match.concludeGuardianEnd(later(30));
  expect(match.state.status).toBe('active');
  expect(match.changes.map(({ what }) => what)).toContain('end-lapsed');
});

test('a pause of a former guardian ends when the next one acts, and not before', () => {
  const match = begun();
  match.pause(guardian, null, monday, ibrahim.id);
  match.applyOversight(without('guardian-change'), later(1));
  expect(match.state.pausedBy).toEqual(['guardian', 'guardian-change']);
  match.applyOversight(overseenBy(ibrahim), later(2));
  expect(match.state.pausedBy).toEqual(['guardian']);
  match.applyOversight(overseenBy(musa), later(3));
  expect(match.state).toMatchObject({ status: 'active', pausedBy: [], guardianPausing: null });
  expect(match.changes.map(({ what }) => what)).toContain('pause-lapsed');
  match.pause({ role: 'guardian', accountId: musa.accountId }, null, later(4), musa.id);
  match.applyOversight(overseenBy(musa), later(5));
  expect(match.state.pausedBy).toEqual(['guardian']);
});

test('another cause for a pause outlasts the end of the former guardian', () => {
  const match = ending();
  match.pause(he, null, later(1), null);
  match.applyOversight(overseenBy(musa), later(3));
  expect(match.state.pausedBy).toEqual(['man']);
});

test('who may do what while it is pending, and after her objection', () => {
  const match = ending();
  expect(actionsIn(match.state, 'woman')).toEqual(expect.arrayContaining(['object', 'end']));
  expect(actionsIn(match.state, 'guardian')).toContain('resume');
  for (const role of ['man', 'guardian'] as const) expect(actionsIn(match.state, role)).not.toContain('object');
  expect(actionsIn(match.state, 'guardian')).not.toContain('end');
  const before = actionsIn(match.state, 'man');
  match.object(she, later(1));
  expect(actionsIn(match.state, 'man')).toEqual(before);
  expect(actionsIn(match.state, 'woman')).not.toContain('object');
  expect(actionsIn(match.state, 'guardian')).not.toContain('end');
  const paused = begun();
  paused.pause(guardian, null, monday, ibrahim.id);
  expect(actionsIn(paused.state, 'man')).toEqual(before);
});
