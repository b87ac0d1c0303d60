import type { Gender } from '#modules/identity/contracts/auth.ts';
import type { Random } from './random.ts';

/** An earlier life, as far as it changes how people write about it. */
export type EarlierLife =
  | 'never_married'
  | 'married'
  | 'divorced'
  | 'divorced_with_children'
  | 'divorced_sharing_children'
  | 'divorced_grown_children'
  | 'widowed'
  | 'widowed_with_children'
  | 'widowed_grown_children';

export interface Child {
  isSon: boolean;
  age: number;
}

/** An earlier life, with its years. */
export interface Past {
  life: EarlierLife;
  /** Years that the marriage lasted and since it ended; 0 without one. */
  years: number;
  ago: number;
  children: Child[];
}

const GROWN = 18;
/** Percentage of each earlier life. Most members were married before. */
const share: Record<Gender, [EarlierLife, number][]> = {
  male: [
    ['divorced_sharing_children', 26],
    ['divorced', 24],
    ['never_married', 15],
    ['widowed_with_children', 9],
    ['divorced_with_children', 8],
    ['divorced_grown_children', 7],
    ['widowed_grown_children', 6],
    ['widowed', 3],
    ['married', 2],
  ],
  female: [
    ['divorced_with_children', 34],
    ['divorced', 22],
    ['never_married', 14],
    ['widowed_with_children', 12],
    ['divorced_grown_children', 7],
    ['widowed_grown_children', 7],
    ['widowed', 4],
  ],
};
const ages: Record<EarlierLife, [number, number]> = {
  never_married: [23, 37],
  married: [36, 48],
  divorced: [26, 44],
  divorced_with_children: [28, 46],
  divorced_sharing_children: [30, 48],
  divorced_grown_children: [47, 60],
  widowed: [29, 46],
  widowed_with_children: [32, 47],
  widowed_grown_children: [48, 64],
};

/** Returns the earlier lives of so many people, in the usual shares. */
export function lives(gender: Gender, count: number, random: Random): EarlierLife[] {
  const all = share[gender].flatMap(([life, percent]) =>
    Array.from({ length: Math.ceil((percent * count) / 100) }, () => life),
  );
  return random.some(all, count);
}

/** Returns an earlier life by chance, with the usual probabilities. */
export function shareOf(gender: Gender, random: Random): EarlierLife {
  let left = random.next() * share[gender].reduce((sum, [, percent]) => sum + percent, 0);
  return share[gender].find(([, percent]) => (left -= percent) < 0)![0];
}

/** Makes a consistent past: nobody married as a child, and children were born during the marriage. */
export function pastOf(life: EarlierLife, random: Random): { age: number; past: Past } {
  const age = random.between(...ages[life]);
  if (life === 'never_married' || life === 'married') return { age, past: { life, years: 0, ago: 0, children: [] } };
  const sinceTwenty = age - 20;
  const isGrown = life.endsWith('grown_children');
  const ago = random.between(2, Math.max(2, Math.min(isGrown ? 8 : 7, Math.floor(sinceTwenty / 2))));
  const years = Math.max(2, Math.min(sinceTwenty - ago, isGrown ? random.between(20, 28) : random.between(2, 13)));
  return { age, past: { life, years, ago, children: childrenOf(life, { years, ago }, random) } };
}

function childrenOf(life: EarlierLife, { years, ago }: { years: number; ago: number }, random: Random): Child[] {
  if (!life.endsWith('children')) return [];
  const isGrown = life.endsWith('grown_children');
  const youngest = isGrown ? GROWN : Math.max(1, ago);
  const oldest = Math.max(youngest, isGrown ? years + ago - 1 : Math.min(GROWN - 1, years + ago - 1));
  const possible = Array.from({ length: oldest - youngest + 1 }, (_, years) => youngest + years);
  const chosen = random.some(possible, random.pick([1, 1, 2, 2, 2, 3, 3, 4])).toSorted((a, b) => b - a);
  return chosen.map((age) => ({ isSon: random.chance(0.5), age }));
}

const SMALL =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A number in words. */
export function inWords(number: number): string {
  if (number <= 20) return SMALL[number]!;
  const tens = number < 30 ? 'twenty' : number < 40 ? 'thirty' : 'forty';
  return number % 10 === 0 ? tens : `${tens}-${SMALL[number % 10]}`;
}

/** 'a son of nine', 'two daughters, nine and six', 'three children between four and eleven' */
export function childrenInWords(children: Child[]): string {
  const [first, second] = children;
  if (!first) return '';
  const one = ({ isSon, age }: Child) => `a ${isSon ? 'son' : 'daughter'} of ${inWords(age)}`;
  if (!second) return one(first);
  if (children.length > 2)
    return `${inWords(children.length)} children between ${inWords(children.at(-1)!.age)} and ${inWords(first.age)}`;
  if (first.isSon !== second.isSon) return `${one(first)} and ${one(second)}`;
  return `two ${first.isSon ? 'sons' : 'daughters'}, ${inWords(first.age)} and ${inWords(second.age)}`;
}
