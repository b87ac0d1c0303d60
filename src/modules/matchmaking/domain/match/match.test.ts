import { expect, test } from 'vitest';
import type { DomainError, ErrorCode } from '#kernel/errors.ts';
import type { GuardianId, MatchId, ProfileId, RequestId, StageProposalId, UserId } from '#kernel/values/ids.ts';
import { stages, type Stage } from '../../contracts/match-states.ts';
import { actionsIn, roleOf, type Oversight } from './match-rights.ts';
import { MatchAggregate } from './match.ts';
import { modeOf, type Participant } from './match-state.ts';

const id = (n: number) => `0190f3a2-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;
const yusuf = { profileId: 1 as ProfileId, accountId: id(1) as UserId };
const amina = { profileId: 2 as ProfileId, accountId: id(2) as UserId };
const ibrahim = { id: id(3) as GuardianId, accountId: id(4) as UserId };
const he: Participant = { role: 'man', accountId: yusuf.accountId };
const she: Participant = { role: 'woman', accountId: amina.accountId };
const guardian: Participant = { role: 'guardian', accountId: ibrahim.accountId };
const monday = new Date('2026-06-01T12:00:00Z');
const overseen: Oversight = { guardian: ibrahim, actingGuardian: ibrahim, blockers: [] };
const without = (...blockers: Oversight['blockers']): Oversight => ({ guardian: null, actingGuardian: null, blockers });

const begun = (engaged = false) => {
  const match = MatchAggregate.begin(
    { id: id(5) as MatchId, requestId: id(6) as RequestId, man: yusuf, woman: amina, agreed: [], engaged },
    monday,
  );
  match.takeEvents();
  return match;
};
const at = (stage: Stage) => MatchAggregate.from({ ...begun().state, stage });
let proposals = 10;
const newProposal = () => id(proposals++) as StageProposalId;
const advanceStage = (match: MatchAggregate, by: Participant, stage: Stage) =>
  match.advanceStage(by, stage, { id: newProposal(), words: 'At my parents’ house on Sunday.' }, monday);
const published = (match: MatchAggregate) => match.takeEvents().map((fact) => fact.type.replace('matchmaking.', ''));
const expectRefusal = (code: ErrorCode, act: () => void) =>
  expect(act).toThrow(expect.objectContaining({ code }) as DomainError);

test('each lifts only the own pause, and the match is active without causes for a pause', () => {
  const match = begun();
  match.pause(he, null, monday);
  match.pause(guardian, 'Let us wait.', monday);
  expect(match.state).toMatchObject({ status: 'paused', pausedBy: ['man', 'guardian'] });
  expectRefusal('matchmaking.pause-not-yours', () => match.resume(she, null, monday));
  match.resume(he, null, monday);
  expect(match.state).toMatchObject({ status: 'paused', pausedBy: ['guardian'] });
  match.resume(guardian, null, monday);
  expect(match.state).toMatchObject({ status: 'active', pausedBy: [] });
  expect(match.changes.map(({ what, by, reason }) => [what, by?.role, reason])).toEqual([
    ['paused', 'man', null],
    ['paused', 'guardian', 'Let us wait.'],
    ['resumed', 'man', null],
    ['resumed', 'guardian', null],
  ]);
});

test('chosen pauses and those from the decision authority are independent', () => {
  const match = begun();
  match.pause(she, null, monday);
  match.applyOversight(without('guardian-change', 'disabled', 'iddah'), monday);
  expect(match.state.pausedBy).toEqual(['woman', 'guardian-change', 'disabled', 'iddah']);
  match.resume(she, null, monday);
  expect(match.state).toMatchObject({ status: 'paused', pausedBy: ['guardian-change', 'disabled', 'iddah'] });
  match.pauseForEngagement(true, monday);
  match.applyOversight(overseen, monday);
  expect(match.state.pausedBy).toEqual(['engagement']);
  expectRefusal('matchmaking.pause-not-yours', () => match.resume(he, null, monday));
  match.pauseForEngagement(false, monday);
  expect(match.state.status).toBe('active');
});

test('a second pause and a needless resume change nothing', () => {
  const match = begun();
  match.resume(he, null, monday);
  match.pause(he, null, monday);
  published(match);
  match.pause(he, null, monday);
  expect(published(match)).toEqual([]);
});

test('a match begins paused if one of the two is engaged to somebody else', () => {
  expect(begun(true).state).toMatchObject({ status: 'paused', pausedBy: ['engagement'] });
});

test('an end is final, and says who ended the match', () => {
  const match = begun();
  match.pause(he, null, monday);
  match.end(she, null, monday);
  expect(match.state).toMatchObject({ status: 'ended', endedBy: 'woman', pausedBy: [] });
  for (const act of [
    () => match.pause(he, null, monday),
    () => match.resume(he, null, monday),
    () => advanceStage(match, he, 'family_introduction'),
    () => match.setOversight(she, 'read_along', ibrahim.id, monday),
  ])
    expectRefusal('matchmaking.match-ended', act);
  published(match);
  match.end(he, null, monday);
  match.applyOversight(without('disabled'), monday);
  match.pauseForEngagement(true, monday);
  expect(published(match)).toEqual([]);
  expect(match.state.endedBy).toBe('woman');
});

test('a stage below the arranged meeting is reached when the other one agrees', () => {
  const match = begun();
  advanceStage(match, he, 'family_introduction');
  advanceStage(match, he, 'family_introduction');
  expect(match.state).toMatchObject({ stage: 'initial_conversation', proposal: { by: 'man', agreedAt: null } });
  advanceStage(match, she, 'family_introduction');
  expect(match.state).toMatchObject({ stage: 'family_introduction', proposal: null });
  expect(published(match)).toEqual(['stage-proposed', 'stage-reached']);
});

test.each(['family_introduction', 'meeting_arranged', 'serious_consideration', 'engagement'] as const)(
  'what follows on %s waits for her guardian as well',
  (stage) => {
    const match = at(stage);
    const next = stages[stages.indexOf(stage) + 1]!;
    advanceStage(match, she, next);
    advanceStage(match, he, next);
    expect(match.state).toMatchObject({ stage, proposal: { stage: next, agreedAt: monday } });
    match.decideStage(match.state.proposal!.id, 'approve', monday);
    expect(match.state).toMatchObject({ stage: next, proposal: null });
    expect(published(match)).toEqual(['stage-proposed', 'stage-agreed', 'stage-reached']);
  },
);

test('a declined stage changes nothing and may be proposed again', () => {
  const match = at('family_introduction');
  advanceStage(match, she, 'meeting_arranged');
  advanceStage(match, he, 'meeting_arranged');
  match.decideStage(match.state.proposal!.id, 'decline', monday);
  expect(match.state).toMatchObject({ stage: 'family_introduction', proposal: null });
  advanceStage(match, he, 'meeting_arranged');
  expect(match.state.proposal).toMatchObject({ by: 'man' });
});

test('the guardian confirms what the two agreed on, and proposes nothing', () => {
  const match = at('family_introduction');
  expectRefusal('matchmaking.stage-not-agreed', () => advanceStage(match, guardian, 'meeting_arranged'));
  advanceStage(match, she, 'meeting_arranged');
  expectRefusal('matchmaking.stage-not-agreed', () => advanceStage(match, guardian, 'meeting_arranged'));
  advanceStage(match, he, 'meeting_arranged');
  published(match);
  advanceStage(match, guardian, 'meeting_arranged');
  expect(published(match)).toEqual(['stage-confirmed']);
});

test('stages go forward one at a time; the present stage is not refused', () => {
  const match = at('family_introduction');
  expectRefusal('matchmaking.stage-not-next', () => advanceStage(match, he, 'initial_conversation'));
  expectRefusal('matchmaking.stage-not-next', () => advanceStage(match, he, 'engagement'));
  advanceStage(match, he, 'family_introduction');
  expect(published(match)).toEqual([]);
  expectRefusal('matchmaking.stage-not-next', () => advanceStage(at('completed'), he, 'initial_conversation'));
});

test('either of the two withdraws a proposal, also while the guardian reviews it', () => {
  const match = at('family_introduction');
  advanceStage(match, she, 'meeting_arranged');
  advanceStage(match, he, 'meeting_arranged');
  const { id: waiting } = match.state.proposal!;
  match.withdrawProposal(he, monday);
  expect(match.state.proposal).toBeNull();
  match.decideStage(waiting, 'approve', monday);
  expect(match.state.stage).toBe('family_introduction');
});

test('a chosen pause drops a proposal; another pause only delays it', () => {
  const match = at('family_introduction');
  advanceStage(match, she, 'meeting_arranged');
  match.applyOversight(without('guardian-change'), monday);
  expect(match.state.proposal).not.toBeNull();
  expectRefusal('matchmaking.match-paused', () => advanceStage(match, he, 'meeting_arranged'));
  match.pause(he, null, monday);
  expect(match.state.proposal).toBeNull();
  expect(match.resolvedProposals.map(({ outcome }) => outcome)).toEqual(['set-aside']);
});

test('the guardian reads along while both he and his ward want it', () => {
  const match = begun();
  match.setOversight(guardian, 'read_along', ibrahim.id, monday);
  expect(modeOf(match.state)).toBe('approve');
  match.setOversight(she, 'read_along', ibrahim.id, monday);
  expect(modeOf(match.state)).toBe('read_along');
  match.setOversight(guardian, 'approve', ibrahim.id, monday);
  expect(modeOf(match.state)).toBe('approve');
  expect(published(match)).toEqual(['read-along-wished', 'read-along-began', 'read-along-ended']);
  expectRefusal('common.forbidden', () => match.setOversight(he, 'read_along', ibrahim.id, monday));
});

test('reading along ends with another guardian', () => {
  const match = begun();
  match.setOversight(guardian, 'read_along', ibrahim.id, monday);
  match.setOversight(she, 'read_along', ibrahim.id, monday);
  match.applyOversight({ ...overseen, blockers: ['disabled'] }, monday);
  expect(modeOf(match.state)).toBe('read_along');
  match.applyOversight({ ...overseen, guardian: { id: id(9) as GuardianId, accountId: null } }, monday);
  expect(match.state.readAlong).toBeNull();
  expect(published(match)).toContain('read-along-ended');
});

test('participants are the two, and her guardian while he may oversee the match', () => {
  const { state } = begun();
  const nobody = { userId: id(8) as UserId, profileId: null };
  const wali = { userId: ibrahim.accountId, profileId: null };
  expect(roleOf(state, { userId: yusuf.accountId, profileId: yusuf.profileId }, overseen)).toBe('man');
  expect(roleOf(state, { userId: amina.accountId, profileId: amina.profileId }, without('guardian-change'))).toBe(
    'woman',
  );
  expect(roleOf(state, wali, overseen)).toBe('guardian');
  expect(roleOf(state, wali, { ...overseen, blockers: ['disabled', 'iddah'] })).toBe('guardian');
  expect(roleOf(state, wali, { ...overseen, actingGuardian: null, blockers: ['disabled'] })).toBeNull();
  expect(roleOf(state, wali, without('dispute'))).toBeNull();
  expect(roleOf(state, nobody, overseen)).toBeNull();
});

test('allowed actions are those that are not refused', () => {
  const match = begun();
  expect(actionsIn(match.state, 'man')).toEqual(['write', 'pause', 'end', 'propose-stage']);
  expect(actionsIn(match.state, 'guardian')).toEqual(['pause', 'end', 'wish-read-along']);
  advanceStage(match, he, 'family_introduction');
  expect(actionsIn(match.state, 'woman')).toContain('confirm-stage');
  expect(actionsIn(match.state, 'man')).not.toContain('confirm-stage');
  match.pause(she, null, monday);
  expect(actionsIn(match.state, 'woman')).toEqual(['resume', 'end', 'wish-read-along']);
  expect(actionsIn(match.state, 'man')).toEqual(['pause', 'end']);
  match.end(he, null, monday);
  expect(actionsIn(match.state, 'woman')).toEqual([]);
});
