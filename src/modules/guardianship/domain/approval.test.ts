import { expect, test } from 'vitest';
import type { ApprovalId, GuardianId, UserId } from '#kernel/ids.ts';
import { Approval } from './approval.ts';

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
    createdAt: monday,
  });

test('the guardian decides once', () => {
  const approval = open();
  approval.decide(ibrahim, 'decline', 'Not yet.', monday);
  expect(approval.state.status).toBe('declined');
  expect(approval.decision).toEqual({ action: 'decline', reason: 'Not yet.', at: monday });
  expect(approval.takeFacts().map((fact) => fact.type)).toEqual([
    'guardianship.approval-opened',
    'guardianship.approval-decided',
  ]);
  expect(() => approval.decide(ibrahim, 'approve', null, monday)).toThrow(
    expect.objectContaining({ code: 'guardianship.already-decided' }),
  );
});

test('for another guardian, also one who came later, it does not exist', () => {
  expect(() => open().decide(id(9) as GuardianId, 'approve', null, monday)).toThrow(
    expect.objectContaining({ code: 'common.not-found' }),
  );
});

test('what was closed is no longer decided', () => {
  const approval = open();
  approval.close(monday);
  expect(() => approval.decide(ibrahim, 'approve', null, monday)).toThrow(
    expect.objectContaining({ code: 'guardianship.already-decided' }),
  );
});

test('handed over, it is the next guardian who decides it; what was decided stays with its guardian', () => {
  const musa = id(8) as GuardianId;
  const approval = open();
  approval.handOver(musa);
  expect(() => approval.decide(ibrahim, 'approve', null, monday)).toThrow(
    expect.objectContaining({ code: 'common.not-found' }),
  );
  approval.decide(musa, 'approve', null, monday);
  approval.handOver(ibrahim);
  expect(approval.state.guardianId).toBe(musa);
});
