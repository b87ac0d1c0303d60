import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { standings, type Standing } from '../contracts/guardian.ts';
import { acts, standingOf, type StandingState } from './standing.ts';
import { obstacles } from './who-decides.ts';

const since = new Date('2026-06-01T12:00:00Z');
const pending: StandingState = { state: 'pending', check: null, dispute: null, accountActive: true };
const verified: StandingState = { ...pending, state: 'verified' };
const check = { reasons: ['browser' as const], raisedAt: since };
const dispute = { openedAt: since, reason: 'asked' };

const examples: Record<Standing, StandingState> = {
  pending,
  verified,
  checking: { ...verified, check },
  disputed: { ...verified, dispute },
  disabled: { ...verified, accountActive: false },
};

test.each(Object.entries(examples))('%s', (standing, state) => {
  expect(standingOf(state)).toBe(standing);
  expect(acts(state)).toBe(standing === 'verified');
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

test.each(['replaced', 'withdrawn'] as const)('whose part has ended never acts: %s', (state) => {
  expect(acts({ ...verified, state })).toBe(false);
});

test('the page about it says what the code does', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/guardian-standing.md'), 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => standings.some((standing) => line.startsWith(`| ${standing} `)))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.map(([, standing]) => standing).sort()).toEqual([...standings].sort());
  for (const [, standing, , does, obstacle] of rows) {
    expect(does, standing).toBe(acts(examples[standing as Standing]) ? 'yes' : 'no');
    expect([...obstacles, 'none'], standing).toContain(obstacle);
    expect(obstacle === 'none', standing).toBe(does === 'yes');
  }
});
