import { searchKey } from '#kernel/search/search-key.ts';
import { options } from '../contracts/profile-fields.ts';
import type { Wish } from '../contracts/wishes.ts';
import type { Answers } from './profile.ts';

/** Answers that a wish can rule out, each with a bit of its own. */
const RULED = [
  ...options.religiousPractice,
  ...options.madhhab,
  ...options.marriageTimeline,
  'has-children',
  'is-married',
  'smokes',
] as const;
type Ruled = (typeof RULED)[number];

const bitsOf = (answers: (Ruled | false | undefined)[]): number =>
  RULED.reduce((bits, answer, place) => bits | (answers.includes(answer) ? 1 << place : 0), 0);

/** What a member gave as answers, as far as a wish can rule it out. */
export const traitsOf = (stated: Answers): number =>
  bitsOf([
    stated.religiousPractice,
    stated.madhhab,
    stated.marriageTimeline,
    stated.hasChildren === true && 'has-children',
    stated.currentMaritalStatus === 'currently_married' && 'is-married',
    (stated.smokingStatus === 'occasionally' || stated.smokingStatus === 'regularly') && 'smokes',
  ]);

/**
 * What the wishes that a member will not do without rule out in the other. Only what the other stated
 * is ruled out, and a time never where one of the two is flexible; whoever is more practising than wished is as wished.
 */
export function hardWishesOf(stated: Answers): {
  refuses: number;
  hard_age_min: number | null;
  hard_age_max: number | null;
  hard_place: string | null;
} {
  const hard = <W extends Wish>(wish: W): Answers[W] => (stated.hardWishes?.includes(wish) ? stated[wish] : undefined);
  const [youngest, oldest] = hard('preferredAgeRange')?.split('-').map(Number) ?? [];
  const practice = hard('preferredReligiousPractice');
  const schools = hard('preferredMadhhab') ?? [];
  const time = hard('preferredTimeline') ?? 'flexible';
  const place = hard('preferredLocation');
  return {
    refuses: bitsOf([
      ...(practice ? options.religiousPractice.slice(options.religiousPractice.indexOf(practice) + 1) : []),
      ...(schools.length > 0 ? options.madhhab.filter((school) => !schools.includes(school)) : []),
      ...(time === 'flexible' ? [] : options.marriageTimeline.filter((one) => one !== time && one !== 'flexible')),
      hard('acceptsChildren') === false && 'has-children',
      hard('acceptsPolygyny') === false && 'is-married',
      hard('acceptsSmoking') === false && 'smokes',
    ]),
    hard_age_min: youngest ?? null,
    hard_age_max: oldest ?? null,
    hard_place: place === undefined ? null : searchKey(place),
  };
}
