import { CONSENT_VERSION } from '#modules/matchmaking/contracts/consent.ts';
import { DEMO_DOMAIN, type Member, type Sister } from './cast.ts';
import { daysBefore } from './times.ts';

const address = (name: string): string => `${name}@${DEMO_DOMAIN}`;
export const PASSWORD = 'Quince-orchard-7';
/** The demo's sign-ins, all with one password. */
export const demoSignIns: { role: string; email: string; password: string }[] = [
  { role: 'brother', email: address('yusuf'), password: PASSWORD },
  { role: 'sister', email: address('amina'), password: PASSWORD },
  { role: 'guardian', email: address('ibrahim'), password: PASSWORD },
];

/** A father of one, on a six-month plan for five and a half weeks. */
export const yusufAt = (now: Date): Member => ({
  username: 'Yusuf',
  email: address('yusuf'),
  joinedAt: daysBefore(now, 41, '18:20'),
  plan: { code: 'six_month', months: 6, beganAt: daysBefore(now, 40, '08:05'), isGift: false },
  past: { life: 'divorced_sharing_children', years: 7, ago: 5, children: [{ isSon: true, age: 10 }] },
  profile: {
    gender: 'male',
    name: 'Yusuf Rahman',
    age: 38,
    location: 'Leeds',
    occupation: 'Civil engineer',
    education: 'MEng Civil Engineering',
    bio:
      'I design flood defences, so I think about rain more than most. My marriage ended five years ago, after seven years; our son is ten ' +
      'and spends half of every week with me. I am at the mosque on Fridays and for most fajr prayers, I cook three dishes well, and I read ' +
      'at night. I moved back to Leeds to be near my parents. I hope for a wife with whom an ordinary Tuesday is worth coming home for.',
    religiousPractice: 'practicing',
    prayerFrequency: '5times',
    quranReading: 'daily',
    islamicEducation: 'madrasah',
    sectMadhab: 'sunni',
    madhhab: 'hanafi',
    ethnicity: 'Pakistani',
    nationality: 'British',
    languagesSpoken: ['English', 'Urdu', 'some Arabic'],
    hobbiesInterests: ['Walking', 'Cooking', 'Reading', 'Cricket'],
    dietaryRestrictions: ['halal_only'],
    currentMaritalStatus: 'divorced',
    timesMarried: 1,
    howLongMarried: '5_to_10',
    hasChildren: true,
    numberOfChildren: 1,
    childrenFromPreviousMarriages: 1,
    childrenAges: '10',
    childrenLivingSituation: 'shared',
    wantsChildren: true,
    acceptsChildren: true,
    preferredAgeRange: '30-39',
    preferredLocation: 'Bradford',
    preferredReligiousPractice: 'practicing',
    lookingFor:
      'A woman of faith who says what she thinks and laughs easily. Children of her own would be welcome; my son has always wanted company.',
    dealBreakers: 'Dishonesty, also the polite kind.',
    nonNegotiables: ['Regular Prayer', 'Honesty', 'Family Values', 'Respect for Parents'],
    culturalAlignment: 'deen-focused',
    marriageTimeline: 'within_year',
    smokingStatus: 'never',
    willingToRelocate: true,
    consentVersion: CONSENT_VERSION,
  },
});

/** A mother of two; her father guards her and has an account. */
export const aminaAt = (now: Date): Sister => ({
  username: 'Amina',
  email: address('amina'),
  joinedAt: daysBefore(now, 55, '19:10'),
  plan: { code: 'six_month', months: 6, beganAt: daysBefore(now, 53, '20:30'), isGift: false },
  wali: {
    waliName: 'Ibrahim Khalid',
    waliEmail: address('ibrahim'),
    waliPhone: '+44 7700 900199',
    waliRelation: 'father',
  },
  verifiedAt: daysBefore(now, 54, '09:15'),
  guardian: { email: address('ibrahim'), username: 'Ibrahim' },
  past: {
    life: 'divorced_with_children',
    years: 6,
    ago: 4,
    children: [
      { isSon: false, age: 9 },
      { isSon: false, age: 6 },
    ],
  },
  profile: {
    gender: 'female',
    name: 'Amina Khalid',
    age: 34,
    location: 'Bradford',
    occupation: 'Hospital pharmacist',
    education: 'MPharm',
    bio:
      'I dispense medicines in a hospital and bring up two daughters who ask more questions than my patients. I was married for six years ' +
      'and divorced four years ago; I speak of it without bitterness. My faith is steady and rather quiet. My parents live round the corner, ' +
      'and on Sundays my father makes pancakes for everybody. I would like a home in which people say what they mean, and say it kindly.',
    religiousPractice: 'practicing',
    prayerFrequency: '5times',
    quranReading: 'weekly',
    islamicEducation: 'self-taught',
    hijabPreference: 'headscarf',
    sectMadhab: 'sunni',
    madhhab: 'hanafi',
    ethnicity: 'Pakistani',
    nationality: 'British',
    languagesSpoken: ['English', 'Urdu', 'Punjabi'],
    hobbiesInterests: ['Gardening', 'Walking', 'Crosswords', 'Baking'],
    dietaryRestrictions: ['halal_only'],
    currentMaritalStatus: 'divorced',
    timesMarried: 1,
    howLongMarried: '5_to_10',
    hasChildren: true,
    numberOfChildren: 2,
    childrenFromPreviousMarriages: 2,
    childrenAges: '9, 6',
    childrenLivingSituation: 'with_me',
    wantsChildren: true,
    acceptsChildren: true,
    preferredAgeRange: '33-44',
    preferredLocation: 'Leeds',
    preferredReligiousPractice: 'practicing',
    lookingFor:
      'A man who keeps his word, is open about money and would let my daughters come to him in their own time.',
    dealBreakers: 'Secrets about debts. A move before the girls have finished their school year.',
    nonNegotiables: ['Honesty', 'Regular Prayer', 'Family Values', 'Respect for Parents', 'Modest Dress'],
    culturalAlignment: 'deen-focused',
    marriageTimeline: 'within_year',
    smokingStatus: 'never',
    willingToRelocate: false,
    consentVersion: CONSENT_VERSION,
  },
});
