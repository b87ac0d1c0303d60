import { expect, test } from 'vitest';
import { wali } from '../../identity/contracts/wali.schema.ts';
import { suitorBar } from './replacing.ts';
import type { GuardianState } from './guardian-state.ts';

const form = { waliName: 'Yaqub Rahman', waliEmail: 'yaqub@people.example', waliPhone: '+44 7700 900123' };

test.each([
  ['imam', undefined, false],
  ['imam', '', false],
  ['imam', 'because', false],
  ['imam', 'none', true],
  ['imam', 'unable', true],
  ['imam', 'refused', true],
  ['imam', 'unsafe', true],
  ['father', undefined, true],
  ['father', '', true],
])('a %s with the reason %o may be named: %o (R-D.2)', (waliRelation, imamReason, isValid) => {
  expect(wali.safeParse({ ...form, waliRelation, imamReason }).success).toBe(isValid);
});

test.each([
  ['imam', '2027-01-01T00:00:00Z', '2029-02-28T12:00:00Z', '2030-02-28T12:00:00Z'],
  ['imam', null, '2029-02-28T12:00:00Z', null],
  ['uncle', '2027-01-01T00:00:00Z', '2029-02-28T12:00:00Z', null],
])('a former %s who was verified at %s is no suitor for a year after %s', (relation, verifiedAt, at, until) => {
  const state = { relation, verifiedAt: verifiedAt && new Date(verifiedAt) } as GuardianState;
  expect(suitorBar(state, new Date(at))).toEqual(until && new Date(until));
});
