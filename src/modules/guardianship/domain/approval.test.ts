import { expect, test } from 'vitest';
import { after } from '#kernel/clock.ts';
import type { ApprovalId, GuardianId, UserId } from '#kernel/values/ids.ts';
import type { Blocker } from './decision-authority.ts';
import { Approval, REMIND_AFTER } from './approval.ts';

const id = (n: number) => `0190f3a2-0000-7000-8000-00000000000${n}`;
const ibrahim = id(1) as GuardianId;
const monday = new Date('2026-06-01T12:00:00Z');
const open = () =>
  Approval.open({
    id: id(2) as ApprovalId,
    type: 'message',
    subjectId: id(3),
    wardId: id(4) as UserId,
    otherId: id(5) as UserId,
    guardianId: ibrahim,
    blockedBy: [],
    createdAt: monday,
  });

test('the guardian decides once', () => {
  const approval = open();
  approval.decide(ibrahim, { action: 'decline', reason: 'Not yet.', concern: null }, monday);
  expect(approval.state.status).toBe('declined');
  expect(approval.decision).toEqual({ action: 'decline', reason: 'Not yet.', concern: null, at: monday });
  expect(approval.takeEvents().map((fact) => fact.type)).toEqual([
    'guardianship.approval-opened',
    'guardianship.approval-decided',
  ]);
  expect(() => approval.decide(ibrahim, { action: 'approve', reason: null, concern: null }, monday)).toThrow(
    expect.objectContaining({ code: 'guardianship.already-decided' }),
  );
});

test('the item does not exist for another guardian, even a later one', () => {
  expect(() => open().decide(id(9) as GuardianId, { action: 'approve', reason: null, concern: null }, monday)).toThrow(
    expect.objectContaining({ code: 'common.not-found' }),
  );
});

test('a closed item cannot be decided', () => {
  const approval = open();
  approval.close(monday);
  expect(() => approval.decide(ibrahim, { action: 'approve', reason: null, concern: null }, monday)).toThrow(
    expect.objectContaining({ code: 'guardianship.item-ended' }),
  );
});

const authority = (guardianId: GuardianId, ...blockers: Blocker[]) => ({
  guardian: { id: guardianId, accountId: null },
  blockers,
});

test('a reassigned item is decided by the next guardian; a decided one stays with its guardian', () => {
  const musa = id(8) as GuardianId;
  const approval = open();
  approval.markMailed(monday);
  approval.assign(authority(musa), monday);
  expect(approval.state.mailedAt).toBeNull();
  expect(() => approval.decide(ibrahim, { action: 'approve', reason: null, concern: null }, monday)).toThrow(
    expect.objectContaining({ code: 'common.not-found' }),
  );
  approval.decide(musa, { action: 'approve', reason: null, concern: null }, monday);
  approval.assign(authority(ibrahim), monday);
  expect(approval.state.guardianId).toBe(musa);
});

test('a blocked item is on hold and does not exist even for its guardian', () => {
  const approval = open();
  approval.assign({ guardian: null, blockers: ['guardian-change'] }, monday);
  expect(() => approval.decide(ibrahim, { action: 'approve', reason: null, concern: null }, monday)).toThrow(
    expect.objectContaining({ code: 'common.not-found' }),
  );
  approval.assign(authority(ibrahim), monday);
  approval.decide(ibrahim, { action: 'approve', reason: null, concern: null }, monday);
  expect(approval.state.status).toBe('approved');
});

test('a guardian who is the other person is not assigned the item, and she is asked once to name another', () => {
  const suitor = id(7) as GuardianId;
  const approval = open();
  approval.takeEvents();
  approval.assign(authority(suitor, 'guardian-conflict'), monday);
  approval.assign(authority(suitor, 'guardian-conflict'), monday);
  expect(approval.state.guardianId).toBe(ibrahim);
  expect(approval.takeEvents().map((fact) => fact.type)).toEqual(['guardianship.conflict-found']);
});

test('waiting time and notifications start again with each guardian', () => {
  const musa = id(8) as GuardianId;
  const [wednesday, friday] = [after(monday, REMIND_AFTER), after(monday, 2 * REMIND_AFTER)];
  const approval = open();
  approval.markMailed(monday);
  expect(approval.state.remindedAt).toBeNull();
  approval.markMailed(wednesday);
  expect(approval.state.remindedAt).toEqual(wednesday);
  approval.markWardNotified(friday);
  approval.assign(authority(musa), friday);
  expect(approval.state).toMatchObject({
    pendingSince: friday,
    mailedAt: null,
    remindedAt: null,
    wardNotifiedAt: null,
  });
});
