import type { Gender } from '#modules/identity/contracts/auth.ts';
import type { Wali } from '#modules/identity/contracts/wali.schema.ts';
import { after, DAY, HOUR } from '#kernel/clock.ts';
import { guardianFor } from './guardians.ts';
import { lives, pastOf, type Past } from './earlier-marriages.ts';
import { OwnWords, ownWords, type ShortAnswers } from './own-words.ts';
import { profileOf, type ProfileForm, type Writer } from './profiles.ts';
import { Deck, Random } from './random.ts';
import { daysBefore, someHour } from './times.ts';
import { cities, origins, type Origin } from './texts.ts';

export const DEMO_DOMAIN = 'demo.mithaq.example';

export interface Plan {
  code: 'monthly' | 'six_month' | 'lifetime';
  months: number;
  beganAt: Date;
  /** True for complimentary access; other plans were paid for. */
  isGift: boolean;
}
export interface Member {
  username: string;
  email: string;
  joinedAt: Date;
  /** Null if there is no profile yet. */
  profile: ProfileForm | null;
  answers?: ShortAnswers | undefined;
  past: Past;
  plan: Plan | null;
}
export interface Sister extends Member {
  wali: Wali;
  /** Null while her guardian has not responded. */
  verifiedAt: Date | null;
  /** Her guardian's own account, if any. */
  guardian: { email: string; username: string } | null;
}
export interface Cast {
  brothers: Member[];
  sisters: Sister[];
}

const BROTHERS = 104;
const SISTERS = 94;
/** Number of women whose guardians have accounts; they come first. The imam guards three of them. */
export const WITH_ACCOUNT = 26;
/** Number of men and of women who joined early enough to take part in requests. */
export const EARLY_DAYS = 60;
const OF_THE_IMAM = 3;
const PAYING = 37;
const LAPSED = 3;
const VERIFIED = 84;
const WITH_PROFILE = 90;

/** All members but the three with sign-ins of their own. The same in every run, apart from the dates. */
export function castOf(now: Date): Cast {
  const random = new Random(1447);
  const names = new Names(random);
  const words = { male: new OwnWords('male', random), female: new OwnWords('female', random) };
  const member = (gender: Gender, life: Past['life'], place: number, count: number) => {
    const origin = gender === 'female' && place < OF_THE_IMAM ? convert : origins[names.origin()]!;
    const username = names.first(origin, gender);
    const family = random.pick(origin.families);
    const { age, past } = pastOf(life, random);
    const email = names.address(username);
    const key = email.split('@')[0]!;
    const writer: Writer = { key, gender, name: `${username} ${family}`, age, past, origin, city: random.pick(cities) };
    const joinedAt = daysBefore(now, dayOfJoining(place, count), someHour(random));
    const profile = profileOf(writer, words[gender], random);
    const plan = planOf(gender, place, joinedAt, random);
    const { answers } = ownWords[key] ?? {};
    return { username, email, joinedAt, profile, answers, past, plan, origin, family };
  };

  const brothers = lives('male', BROTHERS, random).map((life, place) =>
    withoutOrigin(member('male', life, place, BROTHERS)),
  );
  const sisters = lives('female', SISTERS, random).map((life, place): Sister => {
    const { origin, family, ...sister } = member('female', life, place, SISTERS);
    const hasAccount = place < WITH_ACCOUNT;
    const wali = place < OF_THE_IMAM ? imam : guardianFor({ sister, origin, family, place }, random);
    return {
      ...sister,
      profile: place < WITH_PROFILE ? sister.profile : null,
      wali,
      verifiedAt: place < VERIFIED ? after(sister.joinedAt, random.between(3, 40) * HOUR) : null,
      guardian: hasAccount ? { email: wali.waliEmail, username: wali.waliName } : null,
    };
  });
  return { brothers, sisters };
}

const convert = origins.find((origin) => origin.converts)!;
const plans = [
  { code: 'monthly', months: 2 },
  { code: 'monthly', months: 3 },
  { code: 'six_month', months: 6 },
  { code: 'six_month', months: 6 },
  { code: 'lifetime', months: 120 },
] as const;
/** Guards several women. */
export const imam: Wali = {
  waliName: 'Imam Yaqub Rahman',
  waliEmail: `imam.yaqub@${DEMO_DOMAIN}`,
  waliPhone: '+44 7700 900100',
  waliRelation: 'imam',
  imamReason: 'none',
};

/** The first sixty joined within a week, eight weeks ago; the others since then, the last one three days ago. */
function dayOfJoining(place: number, count: number): number {
  return place < EARLY_DAYS
    ? 57 - Math.floor((place * 8) / EARLY_DAYS)
    : 49 - Math.floor(((place - EARLY_DAYS) * 48) / (count - EARLY_DAYS));
}

/** About three men in eight and two women in nine pay; a few men did for one month. */
function planOf(gender: Gender, place: number, joinedAt: Date, random: Random): Plan | null {
  const beganAt = after(joinedAt, DAY);
  if (gender === 'male' && place >= PAYING && place < PAYING + LAPSED)
    return { code: 'monthly', months: 1, beganAt, isGift: false };
  const pays =
    gender === 'male' ? place < PAYING : place < WITH_ACCOUNT + 9 && (place >= WITH_ACCOUNT || place % 2 === 0);
  return pays ? { ...random.pick(plans), beganAt, isGift: place % 9 === 4 } : null;
}

const withoutOrigin = <T extends { origin: Origin; family: string }>({ origin: _, family: __, ...rest }: T) => rest;

/** Makes names and addresses, each address once. */
class Names {
  private readonly random: Random;
  private readonly decks = new Map<string, Deck<string>>();
  private readonly origins: Deck<number>;
  private readonly taken = new Map<string, number>();

  constructor(random: Random) {
    this.random = random;
    const cards = origins.flatMap(({ weight }, place) => Array.from({ length: weight }, () => place));
    this.origins = new Deck(cards, random);
  }

  origin = (): number => this.origins.deal();

  first(origin: Origin, gender: Gender): string {
    const key = `${origin.ethnicity} ${gender}`;
    const deck = this.decks.get(key) ?? new Deck(gender === 'male' ? origin.men : origin.women, this.random);
    this.decks.set(key, deck);
    return deck.deal();
  }

  address(username: string): string {
    const local = username.toLowerCase().replace(/[^a-z]/g, '');
    const count = (this.taken.get(local) ?? 0) + 1;
    this.taken.set(local, count);
    return `${local}${count > 1 ? count : ''}@${DEMO_DOMAIN}`;
  }
}
