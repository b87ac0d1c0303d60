import { expect, test } from 'vitest';
import { hardWishesOf, traitsOf } from './hard-wishes.ts';
import type { Answers } from './profile/answers.ts';

const ruledOut = (wishes: Answers, other: Answers): boolean => (hardWishesOf(wishes).refuses & traitsOf(other)) !== 0;

test.each<[string, Answers, Answers, boolean]>([
  [
    'less practising than wished',
    { preferredReligiousPractice: 'moderate', hardWishes: ['preferredReligiousPractice'] },
    { religiousPractice: 'learning' },
    true,
  ],
  [
    'more practising than wished',
    { preferredReligiousPractice: 'moderate', hardWishes: ['preferredReligiousPractice'] },
    { religiousPractice: 'very_practicing' },
    false,
  ],
  [
    'a school that is not among those wished',
    { preferredMadhhab: ['hanafi'], hardWishes: ['preferredMadhhab'] },
    { madhhab: 'maliki' },
    true,
  ],
  ['no school named', { preferredMadhhab: ['hanafi'], hardWishes: ['preferredMadhhab'] }, {}, false],
  [
    'another time',
    { preferredTimeline: 'soon', hardWishes: ['preferredTimeline'] },
    { marriageTimeline: '1_2_years' },
    true,
  ],
  [
    'somebody flexible in time',
    { preferredTimeline: 'soon', hardWishes: ['preferredTimeline'] },
    { marriageTimeline: 'flexible' },
    false,
  ],
  [
    'any time, where flexible is wished',
    { preferredTimeline: 'flexible', hardWishes: ['preferredTimeline'] },
    { marriageTimeline: 'soon' },
    false,
  ],
  ['children', { acceptsChildren: false, hardWishes: ['acceptsChildren'] }, { hasChildren: true }, true],
  [
    'a husband of another',
    { acceptsPolygyny: false, hardWishes: ['acceptsPolygyny'] },
    { currentMaritalStatus: 'currently_married' },
    true,
  ],
  ['a smoker', { acceptsSmoking: false, hardWishes: ['acceptsSmoking'] }, { smokingStatus: 'occasionally' }, true],
  [
    'one who smoked formerly',
    { acceptsSmoking: false, hardWishes: ['acceptsSmoking'] },
    { smokingStatus: 'former' },
    false,
  ],
  ['a smoker, where it is a wish alone', { acceptsSmoking: false }, { smokingStatus: 'regularly' }, false],
])('%s', (_, wishes, other, currentMode) => {
  expect(ruledOut(wishes, other)).toBe(currentMode);
});

test('ages and a place are dealbreakers if the member says so', () => {
  expect(
    hardWishesOf({
      preferredAgeRange: '30-40',
      preferredLocation: ' Zürich',
      hardWishes: ['preferredAgeRange', 'preferredLocation'],
    }),
  ).toEqual({
    refuses: 0,
    hard_age_min: 30,
    hard_age_max: 40,
    hard_place: 'zurich',
  });
  expect(hardWishesOf({ preferredAgeRange: '30-40', preferredLocation: 'Leeds' })).toMatchObject({
    hard_age_min: null,
    hard_place: null,
  });
});
