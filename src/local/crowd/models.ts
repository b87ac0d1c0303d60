import type { Gender } from '#modules/identity/contracts/auth.ts';
import { createProfileBody } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { Profile, type ProfileState } from '#modules/matchmaking/domain/profile.ts';
import { newId, type ProfileId, type UserId } from '#kernel/values/ids.ts';
import { pastOf, shareOf } from '../demo/earlier-marriages.ts';
import { profileOf, type Writer } from '../demo/profiles.ts';
import { Random } from '../demo/random.ts';
import { origins } from '../demo/texts.ts';
import { ComposedWords } from './composed-words.ts';

/** Placeholder in a model's texts for a member's city. */
export const PLACE = '{{place}}';
const BROTHERS = 0.56;

/** A person from whom many members are made: a profile as the product would store it. */
export interface Model extends Pick<
  ProfileState,
  'gender' | 'bornOn' | 'bornExactly' | 'stated' | 'assumedFields' | 'consentVersion'
> {
  username: string;
  family: string;
}

/** Makes different people, the same in every run. */
export function models(count: number, now: Date): Model[] {
  const random = new Random(1449);
  const brothers = Math.round(count * BROTHERS);
  return [...some('male', brothers, now, random), ...some('female', count - brothers, now, random)];
}

function some(gender: Gender, count: number, now: Date, random: Random): Model[] {
  const weighted = origins.flatMap((origin) => Array.from({ length: origin.weight }, () => origin));
  const made: Model[] = [];
  let words = new ComposedWords(gender, random);
  while (made.length < count) {
    const origin = random.pick(weighted);
    const username = random.pick(gender === 'male' ? origin.men : origin.women);
    const family = random.pick(origin.families);
    const { age, past } = pastOf(shareOf(gender, random), random);
    const writer: Writer = { gender, name: `${username} ${family}`, age, past, origin, city: PLACE };
    const form = tryTo(() => profileOf(writer, words, random));
    // Start again once the texts are used up.
    if (!form) words = new ComposedWords(gender, random);
    else made.push({ ...modelOf(createProfileBody.parse(form), now), username, family });
  }
  return made;
}

function modelOf(form: Parameters<typeof Profile.create>[2], now: Date): Omit<Model, 'username' | 'family'> {
  const { state } = Profile.create(1 as ProfileId, newId<UserId>(now), form, now);
  const { gender, bornOn, bornExactly, stated, assumedFields, consentVersion } = state;
  return { gender, bornOn, bornExactly, stated, assumedFields, consentVersion };
}

function tryTo<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}
