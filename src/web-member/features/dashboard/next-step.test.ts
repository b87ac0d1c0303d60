import type { OwnProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { expect, test } from 'vitest';
import { nextStep, wayTo, type MemberProgress } from './next-step.ts';

const profile = {
  gender: 'male',
  consentStated: true,
  consentIsCurrent: true,
  assumedFields: [] as string[],
} as OwnProfile;
const brother: MemberProgress = {
  profile,
  wali: 'none',
  isAwaited: false,
  hasSent: true,
  subscriptionStatus: 'active',
  requestsRemaining: 2,
};
const sister: MemberProgress = { ...brother, profile: { ...profile, gender: 'female' }, wali: 'verified' };
const assumed = { ...profile, assumedFields: ['sectMadhab'] };
const fourWives = { ...profile, hasFourWives: true };

test.each<[string, MemberProgress, ReturnType<typeof nextStep>]>([
  ['whose consent is not on record', { ...brother, profile: { ...assumed, consentStated: false } }, 'consent'],
  ['whose consent is to an older text', { ...brother, profile: { ...assumed, consentIsCurrent: false } }, 'newConsent'],
  ['whose guardian has not verified', { ...sister, wali: 'pending', isAwaited: true }, 'guardian'],
  ['with four wives, whatever waits', { ...brother, profile: fourWives, isAwaited: true }, 'fourWives'],
  ['for whom something waits', { ...brother, profile: assumed, isAwaited: true }, null],
  ['with assumed facts', { ...brother, profile: assumed }, 'assumed'],
  ['without a plan', { ...sister, subscriptionStatus: 'free', requestsRemaining: 0 }, 'free'],
  ['whose requests are used', { ...brother, requestsRemaining: 0 }, 'exhausted'],
  ['who has asked nobody', { ...brother, hasSent: false }, 'first'],
  ['who has asked before', sister, 'another'],
])('the next step of a member %s', (_who, status, step) => {
  expect(nextStep(status)).toBe(step);
});

test('the guardian step leads to his form or to his status', () => {
  expect(wayTo('guardian', 'none')).toBe('/guardian-setup');
  expect(wayTo('guardian', 'disabled')).toBe('/wali-pending');
  expect(wayTo('guardian', 'pending')).toBe('/wali-pending');
});
