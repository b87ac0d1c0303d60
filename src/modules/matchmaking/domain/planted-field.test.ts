import { expect, test } from 'vitest';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import { shortText } from '../contracts/fields/field-kinds.ts';
import type { ProfileFields } from '../contracts/fields/profile-field.ts';
import { profileFields } from '../contracts/fields/profile-fields.ts';
import { profileSchemas } from '../contracts/fields/profile-fields.schema.ts';
import { Profile } from './profile.ts';
import { profileCompletion } from './profile-completion.ts';

const favouriteBook = { ...shortText(60), answer: 'optional', weight: 50, form: { section: 'basic' } } as const;
const fields = { ...profileFields, favouriteBook } satisfies ProfileFields;
const schemas = profileSchemas(fields);
const monday = new Date('2026-06-01T12:00:00Z');

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
const profileOf = (more: object) =>
  Profile.create(
    1 as ProfileId,
    '0190f3a2-0000-7000-8000-000000000001' as UserId,
    schemas.createForm.parse({ ...form, ...more }),
    monday,
  );

test('a field that is added to the table is accepted, changed, cleared and shown', () => {
  expect(schemas.createForm.parse({ ...form, favouriteBook: ' Riyad as-Salihin ' })).toMatchObject({
    favouriteBook: 'Riyad as-Salihin',
  });
  expect(schemas.updateForm.parse({ favouriteBook: null })).toEqual({ favouriteBook: null });
  expect(schemas.updateForm.safeParse({ favouriteBook: 'a'.repeat(61) }).success).toBe(false);
  expect(schemas.own.shape).toHaveProperty('favouriteBook');
  expect(schemas.seen.shape).toHaveProperty('favouriteBook');
});

test('a field for its owner only is not shown to others', () => {
  const secret = profileSchemas({ favouriteBook: { ...favouriteBook, ownOnly: true } });
  expect(secret.own.shape).toHaveProperty('favouriteBook');
  expect(secret.seen.shape).not.toHaveProperty('favouriteBook');
});

test('it counts towards the completion', () => {
  const [without, withIt] = [profileOf({}), profileOf({ favouriteBook: 'Riyad as-Salihin' })];
  const percentOf = (profile: Profile, all?: ProfileFields) => profileCompletion(profile, all).percent;
  expect(percentOf(withIt)).toBe(percentOf(without));
  expect(percentOf(withIt, fields)).toBeGreaterThan(percentOf(without, fields) + 30);
  expect(profileCompletion(without, fields).missing[0]).toBe('favouriteBook');
});

test('the required fields are about half of the completion', () => {
  const { percent } = profileCompletion(profileOf({ currentMaritalStatus: 'widowed' }));
  expect(percent).toBeGreaterThanOrEqual(50);
  expect(percent).toBeLessThanOrEqual(60);
});
