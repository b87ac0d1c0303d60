import type { OwnProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { expect, test } from 'vitest';
import { formOf, startOf, type ProfileFormValues } from './form-values.ts';
import { accepted, changesIn, formSchema } from './profile-rules.ts';
import { profileFields } from '#modules/matchmaking/contracts/fields/profile-fields.ts';

const profile = {
  gender: 'female',
  age: 34,
  location: 'Bradford',
  hijabPreference: 'headscarf',
  culturalAlignment: 'deen-focused',
  nonNegotiables: ['Honesty'],
  currentMaritalStatus: 'divorced',
  timesMarried: 1,
  hasChildren: true,
  numberOfChildren: 2,
  childrenAges: '6, 9',
  childrenFromPreviousMarriages: 2,
  languagesSpoken: ['English', 'Urdu'],
  lookingFor: 'Kindness and patience.',
  preferredLocation: 'Leeds',
  acceptsChildren: false,
  hardWishes: ['preferredLocation', 'acceptsChildren'],
  assumedFields: ['culturalAlignment'],
} as unknown as OwnProfile;
const form: ProfileFormValues = { ...startOf(profileFields), ...formOf(profile), gender: 'female' };
const sections = ['basic', 'character', 'family', 'life', 'values', 'wishes'] as const;
const changes = (changed: ProfileFormValues) => changesIn({ ...form, ...changed }, profile, sections);
const wrongIn = (answers: ProfileFormValues, length: 'short' | 'long') =>
  formSchema(answers, length, false)
    .safeParse(answers)
    .error?.issues.map(({ path }) => path[0]);

test('an assumed field is not shown as an answer, so that it is not sent as one', () => {
  expect(form).not.toHaveProperty('culturalAlignment');
  expect(changes({ culturalAlignment: 'deen-focused' })).toEqual({ culturalAlignment: 'deen-focused' });
});

test('only changed fields are sent, and a cleared one as null', () => {
  expect(changes({})).toEqual({});
  expect(changes({ nonNegotiables: ['Honesty'], location: 'Leeds' })).toEqual({ location: 'Leeds' });
  expect(changes({ hijabPreference: undefined })).toEqual({ hijabPreference: null });
  expect(changesIn({ ...form, location: 'Leeds', hobbiesInterests: 'Chess' }, profile, ['life'])).toEqual({
    hobbiesInterests: ['Chess'],
  });
});

test('a list is edited as one line, and sent as trimmed entries', () => {
  expect(form['languagesSpoken']).toBe('English, Urdu');
  expect(changes({ languagesSpoken: 'English ,  Urdu,, Punjabi ' })).toEqual({
    languagesSpoken: ['English', 'Urdu', 'Punjabi'],
  });
  expect(changes({ languagesSpoken: 'اردو، پنجابی' })).toEqual({ languagesSpoken: ['اردو', 'پنجابی'] });
  expect(changes({ languagesSpoken: undefined })).toEqual({ languagesSpoken: null });
});

test('an entry that is too long has an error', () => {
  const answers = { ...form, hobbiesInterests: `Chess, ${'long '.repeat(20)}` };
  expect(formSchema(answers, 'long', false).safeParse(answers).error?.issues).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        path: ['hobbiesInterests', 1],
        message: 'Please use at most 40 characters for each. Put commas between them',
      }),
    ]),
  );
});

test('a field that no longer applies is cleared, unless the server does so itself', () => {
  expect(changes({ currentMaritalStatus: 'never_married', hasChildren: false })).toEqual({
    currentMaritalStatus: 'never_married',
    timesMarried: null,
    childrenFromPreviousMarriages: null,
    hasChildren: false,
  });
});

test('a wish that was cleared is no dealbreaker any more', () => {
  expect(accepted({ ...form, preferredLocation: undefined }, 'long')).toMatchObject({
    hardWishes: ['acceptsChildren'],
  });
});

test('only fields that apply are required', () => {
  const never = { gender: 'male', currentMaritalStatus: 'never_married', hasChildren: false };
  for (const field of ['timesMarried', 'childrenFromPreviousMarriages', 'numberOfWives'])
    expect(wrongIn(never, 'long')).not.toContain(field);
  expect(wrongIn({ ...never, currentMaritalStatus: 'currently_married' }, 'short')).toContain('numberOfWives');
  expect(wrongIn({ ...never, currentMaritalStatus: 'widowed', hasChildren: true }, 'long')).toEqual(
    expect.arrayContaining(['timesMarried', 'childrenFromPreviousMarriages', 'name', 'lookingFor']),
  );
});

test('an untouched form states nothing, and asks for all that it requires (R-3.3)', () => {
  expect(Object.values(startOf(profileFields)).flat()).toEqual([]);
  for (const length of ['short', 'long'] as const) {
    expect(wrongIn({ ...startOf(profileFields), gender: 'male' }, length)).toEqual(
      expect.arrayContaining(['currentMaritalStatus', 'hasChildren', 'wantsChildren']),
    );
    expect(wrongIn({ gender: 'male', hasChildren: true }, length)).toContain('numberOfChildren');
    expect(wrongIn({ gender: 'male', hasChildren: false }, length)).not.toContain('numberOfChildren');
  }
});
