import type { Knex } from 'knex';
import { newId, type ProfileId, type UserId } from '#kernel/values/ids.ts';
import { Tx } from '#kernel/tx.ts';
import { CONSENT_VERSION } from '../modules/matchmaking/contracts/consent.ts';
import { options } from '../modules/matchmaking/contracts/fields/profile-fields.ts';
import { values } from '../modules/matchmaking/contracts/fields/marriage-fields.ts';
import { wishes } from '../modules/matchmaking/contracts/wishes.ts';
import { NO_BREAK } from '../modules/matchmaking/domain/break.ts';
import { Profile } from '../modules/matchmaking/domain/profile.ts';
import type { Answers } from '../modules/matchmaking/domain/profile/answers.ts';
import { cardOf, type Card } from '../modules/matchmaking/projections/card-of.ts';
import { writeCards } from '../modules/matchmaking/projections/write-cards.ts';

/** Answers to the required questions. */
const PLAIN: Answers = {
  location: 'Leeds',
  occupation: 'Teacher',
  education: 'Degree',
  bio: 'I teach in a primary school, keep a small garden, and hope for a home of kindness.',
  religiousPractice: 'practicing',
  prayerFrequency: '5times',
  marriageTimeline: 'within_year',
  smokingStatus: 'never',
  nonNegotiables: ['Honesty'],
  hasChildren: false,
  wantsChildren: true,
};

/** The facts that a card in the browse list needs. Ids begin at 1. */
export interface CardFacts {
  gender: 'male' | 'female';
  bornOn: string;
  stated: Answers;
}
export const account = (gender: 'male' | 'female', stated: Answers = {}, bornOn = '1990-06-15'): CardFacts => ({
  gender,
  bornOn,
  stated: { ...PLAIN, ...stated },
});

const CREATED_AT = new Date('2026-06-01T12:00:00Z');
const profileOf = ({ gender, bornOn, stated }: CardFacts, id: number): Profile =>
  Profile.from({
    id: id as ProfileId,
    accountId: newId<UserId>(CREATED_AT),
    gender,
    bornOn,
    bornExactly: true,
    stated,
    assumedFields: [],
    rest: NO_BREAK,
    hiddenParts: [],
    consentVersion: CONSENT_VERSION,
    consentedAt: CREATED_AT,
    consentWithdrawnAt: null,
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
  });

/** A card of a person who meets all conditions for the list. */
export const aCard = (one: CardFacts, id: number): Card =>
  cardOf(profileOf(one, id), { guardianVerified: true, isInKhitba: false });

/** Writes listed profiles and their cards, with ids from 1. */
export async function addPeople(db: Knex, people: CardFacts[]): Promise<void> {
  await db.transaction(async (trx) => {
    const profiles = people.map((one, index) => profileOf(one, index + 1));
    await trx.raw(
      `insert into matchmaking.profile (id, account_id, gender, born_on, born_exactly, stated, assumed_fields, consent_version, consented_at, created_at, updated_at)
       select id, account_id, gender, born_on, true, stated, '{}', '${CONSENT_VERSION}', :at, :at, :at from json_populate_recordset(null::matchmaking.profile, :rows)`,
      {
        at: CREATED_AT,
        rows: JSON.stringify(
          profiles.map(({ state }) => ({
            id: state.id,
            account_id: state.accountId,
            gender: state.gender,
            born_on: state.bornOn,
            stated: state.stated,
          })),
        ),
      },
    );
    await writeCards(
      new Tx(trx),
      profiles.map((profile) => cardOf(profile, { guardianVerified: true, isInKhitba: false })),
      [],
    );
  });
  await db.raw('analyze matchmaking.browse_card');
}

/** A realistic, skewed sample of people; the same one for the same count. */
export function manyPeople(count: number): CardFacts[] {
  const next = numbersFrom(count);
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() ** 1.5 * of.length)]!;
  const perhaps = <T>(chance: number, value: () => T): T | undefined => (next() < chance ? value() : undefined);
  const several = <T>(of: readonly T[], most: number): T[] => [
    ...new Set(Array.from({ length: 1 + Math.floor(next() * most) }, () => one(of))),
  ];
  return Array.from({ length: count }, (_, index) => {
    const gender = index % 2 === 0 ? 'male' : 'female';
    const youngest = 18 + Math.floor(next() * 30);
    const stated: Answers = {
      location: one(['Leeds', 'London', 'Birmingham', 'Bradford', 'East London', 'Zürich', 'Leicester']),
      religiousPractice: one(options.religiousPractice),
      prayerFrequency: one(options.prayerFrequency),
      marriageTimeline: one(options.marriageTimeline),
      smokingStatus: one(options.smokingStatus),
      nonNegotiables: several(values, 5),
      hasChildren: next() < 0.5,
      wantsChildren: next() < 0.7,
      currentMaritalStatus: perhaps(0.9, () => one(['divorced', 'widowed', 'never_married'] as const)),
      culturalAlignment: perhaps(0.7, () => one(options.culturalAlignment)),
      madhhab: perhaps(0.6, () => one(options.madhhab)),
      sectMadhab: perhaps(0.7, () => one(options.sectMadhab)),
      ethnicity: perhaps(0.7, () => one(['Pakistani', 'pakistan', 'Bangladeshi', 'Somali', 'Yemeni'])),
      nationality: perhaps(0.8, () => one(['British', 'Pakistani', 'Turkish', 'Somali', 'Malaysian'])),
      hijabPreference: gender === 'female' ? perhaps(0.8, () => one(options.hijabPreference)) : undefined,
      acceptsChildren: perhaps(0.6, () => next() < 0.6),
      acceptsSmoking: perhaps(0.3, () => next() < 0.3),
      preferredAgeRange: perhaps(0.6, () => `${youngest}-${youngest + 10}`),
      preferredReligiousPractice: perhaps(0.3, () => one(options.religiousPractice)),
      preferredTimeline: perhaps(0.2, () => one(options.marriageTimeline)),
      preferredLocation: perhaps(0.2, () => one(['London', 'Leeds'])),
    };
    const answers = Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined)) as Answers;
    const hard = wishes.filter((wish) => answers[wish] !== undefined && answers[wish] !== true && next() < 0.1);
    const year = 2004 - Math.floor(next() ** 1.6 * 50);
    return account(gender, { ...answers, hardWishes: hard }, `${year}-0${1 + Math.floor(next() * 9)}-15`);
  });
}

/** A reproducible sequence of pseudo-random numbers from 0 to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
