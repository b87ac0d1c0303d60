import { searchKey } from '#kernel/search/search-key.ts';
import { options } from '../contracts/fields/profile-fields.ts';
import type { Wish } from '../contracts/wishes.ts';
import type { Answers } from './profile/answers.ts';

/** Answers that a dealbreaker can rule out, each with a bit of its own. */
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

/** The member's answers as bits of `RULED`. */
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
 * Computes what a member's dealbreakers rule out. Unstated answers and flexible timelines are never ruled out,
 * and more practising than wished is accepted.
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
