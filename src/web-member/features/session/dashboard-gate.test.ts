import { describe, expect, test } from 'vitest';
import { dashboardGate } from './dashboard-gate.ts';
import type { Session } from './use-session.ts';

const user = { role: 'member' } as Session['user'];
const admin = { role: 'admin' } as Session['user'];
const man = { gender: 'male' } as Session['profile'];
const woman = { gender: 'female' } as Session['profile'];
const self = { isSelf: true, isVerified: true } as Session['guardian'];
const pending = { isSelf: false, isVerified: false } as Session['guardian'];
const verified = { isSelf: false, isVerified: true } as Session['guardian'];

const cases: [string, Session, string | null][] = [
  ['nobody signed in', { user: null, profile: null, guardian: null }, '/auth'],
  ['an admin, whatever else is missing', { user: admin, profile: null, guardian: null }, null],
  ['a guardian without a profile', { user, profile: null, guardian: self }, '/guardian-dashboard'],
  ['a new member', { user, profile: null, guardian: null }, '/create-profile'],
  ['a new sister whose guardian was named at sign-up', { user, profile: null, guardian: pending }, '/create-profile'],
  ['a sister with no guardian', { user, profile: woman, guardian: null }, '/guardian-setup'],
  ['a sister whose guardian has not verified', { user, profile: woman, guardian: pending }, '/wali-pending'],
  ['a sister with a verified guardian', { user, profile: woman, guardian: verified }, null],
  ['a brother', { user, profile: man, guardian: null }, null],
  ['a brother who is a guardian as well', { user, profile: man, guardian: self }, null],
];

describe('the dashboard', () => {
  test.each(cases)('%s', (_who, session, path) => {
    expect(dashboardGate(session)).toBe(path);
  });
});
