import { describe, expect, test } from 'vitest';
import { dashboardGate, profileGate, wardGate } from './dashboard-gate.ts';
import type { Session } from './use-session.ts';

const user = { role: 'member' } as Session['user'];
const admin = { role: 'admin' } as Session['user'];
const moderator = { role: 'moderator' } as Session['user'];
const man = { gender: 'male' } as Session['profile'];
const woman = { gender: 'female' } as Session['profile'];
const self = { isSelf: true, isVerified: true } as Session['guardian'];
const pending = { isSelf: false, isVerified: false } as Session['guardian'];
const onHold = { isSelf: false, isVerified: false, status: 'disabled' } as Session['guardian'];
const verified = { isSelf: false, isVerified: true } as Session['guardian'];

const cases: [string, Session, string | null][] = [
  ['nobody signed in', { user: null, profile: null, guardian: null }, '/auth'],
  ['an admin, whatever else is missing', { user: admin, profile: null, guardian: null }, null],
  ['a moderator, who has no profile either', { user: moderator, profile: null, guardian: null }, null],
  ['a guardian without a profile', { user, profile: null, guardian: self }, '/guardian-dashboard'],
  ['a new member', { user, profile: null, guardian: null }, '/create-profile'],
  ['a new sister whose guardian was named at sign-up', { user, profile: null, guardian: pending }, '/create-profile'],
  ['a sister with no guardian', { user, profile: woman, guardian: null }, '/guardian-setup'],
  ['a sister whose guardian has not verified', { user, profile: woman, guardian: pending }, '/wali-pending'],
  ['a sister whose guardian cannot act now', { user, profile: woman, guardian: onHold }, '/wali-pending'],
  ['a sister with a verified guardian', { user, profile: woman, guardian: verified }, null],
  ['a brother', { user, profile: man, guardian: null }, null],
  ['a brother who is a guardian as well', { user, profile: man, guardian: self }, null],
];

describe('the dashboard', () => {
  test.each(cases)('%s', (_who, session, path) => {
    expect(dashboardGate(session)).toBe(path);
  });
});

const sister = { role: 'member', gender: 'female', isMember: true } as Session['user'];
const brother = { role: 'member', gender: 'male', isMember: true } as Session['user'];
const unsaid = { role: 'member', gender: null, isMember: true } as Session['user'];
const aGuardian = { role: 'member', gender: null, isGuardian: true, isMember: false } as Session['user'];
const becameMember = { ...aGuardian, gender: 'male', isMember: true } as Session['user'];

const aboutGuardians: [string, Session, string | null][] = [
  ['a sister', { user: sister, profile: woman, guardian: pending }, null],
  ['a sister without a profile', { user: sister, profile: null, guardian: null }, null],
  ['whoever has not said', { user: unsaid, profile: null, guardian: null }, null],
  ['a brother', { user: brother, profile: man, guardian: null }, '/dashboard'],
  ['a brother without a profile', { user: brother, profile: null, guardian: null }, '/dashboard'],
  ['a brother who is a guardian as well', { user: brother, profile: man, guardian: self }, '/dashboard'],
  ['a guardian', { user: aGuardian, profile: null, guardian: self }, '/guardian-dashboard'],
  ['an admin', { user: admin, profile: null, guardian: null }, '/admin-dashboard'],
];

describe('a page about the reader’s guardian', () => {
  test.each(aboutGuardians)('%s', (_who, session, path) => {
    expect(wardGate(session)).toBe(path);
  });
});

const writers: [string, Session, string | null][] = [
  ['a new member', { user: brother, profile: null, guardian: null }, null],
  ['a guardian', { user: aGuardian, profile: null, guardian: self }, '/guardian-dashboard'],
  ['a guardian who became a member', { user: becameMember, profile: null, guardian: self }, null],
  ['an admin', { user: admin, profile: null, guardian: null }, '/admin-dashboard'],
];

describe('the page to write a profile', () => {
  test.each(writers)('%s', (_who, session, path) => {
    expect(profileGate(session)).toBe(path);
  });
});
