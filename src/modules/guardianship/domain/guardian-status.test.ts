import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { staffGuardianStatuses, type StaffGuardianStatus } from '../contracts/guardian-status.ts';
import { acts, guardianStatusOf, statusForWard, type GuardianStatusInput } from './guardian-status.ts';
import { blockers } from './decision-authority.ts';

const since = new Date('2026-06-01T12:00:00Z');
const pending: GuardianStatusInput = {
  state: 'pending',
  check: null,
  dispute: null,
  accountActive: true,
  heldAt: null,
};
const verified: GuardianStatusInput = { ...pending, state: 'verified' };
const check = { reasons: ['browser' as const], raisedAt: since };
const dispute = { openedAt: since, reason: 'asked' };

const examples: Record<StaffGuardianStatus, GuardianStatusInput> = {
  pending,
  verified,
  checking: { ...verified, check },
  disputed: { ...verified, dispute },
  disabled: { ...verified, accountActive: false },
  held: { ...verified, heldAt: since },
};

test.each(Object.entries(examples))('%s', (status, state) => {
  expect(guardianStatusOf(state)).toBe(status);
  expect(acts(state)).toBe(status === 'verified');
});

test.each([
  [true, true, true],
  [true, true, false],
  [true, false, true],
  [false, true, true],
])('several at once: he acts when none is left', (checked, disputed, disabled) => {
  const state = { ...verified, check: checked ? check : null, dispute: disputed ? dispute : null };
  expect(acts({ ...state, accountActive: !disabled })).toBe(false);
});

test('a ward reads a hold as a check', () => {
  expect(staffGuardianStatuses.map(statusForWard)).toEqual([
    'pending',
    'checking',
    'disputed',
    'disabled',
    'verified',
    'checking',
  ]);
});

test.each(['replaced', 'withdrawn'] as const)('a guardian whose part has ended never acts: %s', (state) => {
  expect(acts({ ...verified, state })).toBe(false);
});

test('docs/guardian-status.md agrees with the code', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/guardian-status.md'), 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => staffGuardianStatuses.some((status) => line.startsWith(`| ${status} `)))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.map(([, status]) => status).sort()).toEqual([...staffGuardianStatuses].sort());
  for (const [, status, , does, blocker] of rows) {
    expect(does, status).toBe(acts(examples[status as StaffGuardianStatus]) ? 'yes' : 'no');
    expect([...blockers, 'none'], status).toContain(blocker);
    expect(blocker === 'none', status).toBe(does === 'yes');
  }
});
