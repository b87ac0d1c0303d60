import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import '#kernel/contracts/endpoint.ts';
import { CONSENT_VERSION } from './consent.ts';
import { createProfileBody, ownProfile, updateProfileBody } from './profiles.schema.ts';

const form = {
  gender: 'female',
  age: 34,
  location: 'Bradford',
  occupation: 'Teacher',
  education: 'Degree',
  bio: 'I teach in a primary school, keep a small garden, and hope for a home of kindness.',
  religiousPractice: 'practicing',
  prayerFrequency: '5times',
  marriageTimeline: 'within_year',
  smokingStatus: 'never',
  nonNegotiables: ['Honesty'],
};
const wrongIn = (schema: z.ZodType, input: object) => [
  ...new Set(schema.safeParse(input).error?.issues.map(({ path }) => path[0])),
];

describe('a change', () => {
  test.each([null, '', '   ', '\u200b'])('%j for a required field is refused with the name of the field', (nothing) => {
    const input = [...Object.keys(form).filter((field) => field !== 'gender'), 'hasChildren', 'currentMaritalStatus'];
    for (const field of input) expect(wrongIn(updateProfileBody, { [field]: nothing }), field).toEqual([field]);
  });

  test.each([null, '', '   ', '\u200b'])('%j for an optional field clears it', (nothing) => {
    for (const field of ['lookingFor', 'hijabPreference', 'numberOfChildren', 'languagesSpoken', 'dateOfBirth'])
      expect(updateProfileBody.parse({ [field]: nothing })).toEqual({ [field]: null });
  });

  test('fields that are not given stay', () => {
    expect(updateProfileBody.parse({ location: ' Leeds ' })).toEqual({ location: 'Leeds' });
  });

  test('bio and aboutMe are one field', () => {
    expect(updateProfileBody.parse({ aboutMe: form.bio })).toEqual({ bio: form.bio });
    expect(wrongIn(updateProfileBody, { aboutMe: null })).toEqual(['bio']);
  });
});

describe.each([
  ['a new profile', (more: object) => wrongIn(createProfileBody, { ...form, ...more })],
  ['a change', (more: object) => wrongIn(updateProfileBody, more)],
])('%s', (_, wrong) => {
  test.each(['10-12', '16-25', '60-20', '30-100', '30', '30-', 'thirty-forty', '30 40', '030-040'])(
    '%s is no range of ages',
    (preferredAgeRange) => expect(wrong({ preferredAgeRange })).toEqual(['preferredAgeRange']),
  );
  test.each(['18-99', '30-40', '35 - 35'])('%s is one', (preferredAgeRange) =>
    expect(wrong({ preferredAgeRange })).toEqual([]),
  );

  test('consent needs a published version', () => {
    expect(wrong({ consentVersion: 'banana' })).toEqual(['consentVersion']);
    expect(wrong({ consentVersion: CONSENT_VERSION })).toEqual([]);
  });
});

test('a new profile may leave the weight of culture open, as null', () => {
  expect(createProfileBody.parse({ ...form, lookingFor: null, culturalAlignment: '' })).not.toHaveProperty(
    'culturalAlignment',
  );
});

test('stored values are read even if they would be refused today', () => {
  const stored = { preferredAgeRange: '60-20', name: 'rose_1990', bio: 'Short', languagesSpoken: [''] };
  expect(ownProfile.partial().safeParse(stored).success).toBe(true);
});

test('a choice that is given twice counts once', () => {
  expect(updateProfileBody.parse({ preferredMadhhab: ['hanafi', 'hanafi', 'maliki'] })).toEqual({
    preferredMadhhab: ['hanafi', 'maliki'],
  });
});

test('a new profile without gender or smoking status is refused with the specified texts', () => {
  const { gender: _gender, smokingStatus: _smoking, ...remaining } = form;
  const messages = createProfileBody.safeParse(remaining).error!.issues.map(({ path, message }) => [path[0], message]);
  expect(Object.fromEntries(messages)).toEqual({
    gender: 'Gender is required for profile creation',
    smokingStatus: 'Smoking status is required for profile creation',
  });
});

test('former names of an answer are accepted', () => {
  expect(updateProfileBody.parse({ smokingStatus: 'social' })).toEqual({ smokingStatus: 'occasionally' });
  expect(updateProfileBody.parse({ smokingStatus: 'regular' })).toEqual({ smokingStatus: 'regularly' });
});
