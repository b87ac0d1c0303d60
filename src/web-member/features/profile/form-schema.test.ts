import type { CreateProfile, OwnProfile } from '#modules/matchmaking/contracts/profiles.ts';
import { expect, test } from 'vitest';
import { changesIn, shortFormOf } from './form-schema.ts';

const profile = {
  gender: 'female',
  age: 34,
  location: 'Bradford',
  hijabPreference: 'headscarf',
  culturalAlignment: 'deen-focused',
  nonNegotiables: ['Honesty'],
  hasChildren: false,
  lookingFor: 'Kindness and patience.',
  assumedFields: ['culturalAlignment'],
} as unknown as OwnProfile;
const form = shortFormOf(profile) as CreateProfile;

test('what was only assumed is not shown as an answer, so that it is not sent as one', () => {
  expect(form).not.toHaveProperty('culturalAlignment');
  expect(changesIn({ ...form, culturalAlignment: 'deen-focused' }, profile)).toEqual({
    culturalAlignment: 'deen-focused',
  });
});

test('only what was changed is sent, and an answer that was cleared as null', () => {
  expect(changesIn(form, profile)).toEqual({});
  expect(changesIn({ ...form, nonNegotiables: ['Honesty'], location: 'Leeds' }, profile)).toEqual({
    location: 'Leeds',
  });
  const { hijabPreference: _cleared, ...rest } = form;
  expect(changesIn(rest as CreateProfile, profile)).toEqual({ hijabPreference: null });
});
