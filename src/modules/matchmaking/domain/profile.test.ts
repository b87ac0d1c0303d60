import { describe, expect, test } from 'vitest';
import { CONSENT_VERSION, consentVersions } from '../contracts/consent.ts';
import type { CreateProfile, UpdateProfile } from '../contracts/profiles.schema.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import { cardOf } from '../projections/card-of.ts';
import type { IddahAnswer } from './break.ts';
import { Profile } from './profile.ts';
import { profileCompletion } from './profile-completion.ts';

const today = new Date('2026-11-21T12:00:00Z');
const form: CreateProfile = {
  gender: 'male',
  age: 40,
  location: 'Leeds',
  occupation: 'Engineer',
  education: 'Degree',
  bio: 'I build bridges, read in the evenings, and would like to share a quiet home with someone kind.',
  religiousPractice: 'practicing',
  prayerFrequency: '5times',
  marriageTimeline: 'within_year',
  smokingStatus: 'never',
  nonNegotiables: ['Honesty'],
  culturalAlignment: 'deen-focused',
  hasChildren: false,
  numberOfChildren: 0,
  wantsChildren: true,
};
const made = (changes: Partial<CreateProfile> = {}) =>
  Profile.create(1 as ProfileId, '0190f3a2-0000-7000-8000-000000000001' as UserId, { ...form, ...changes }, today);

describe('consent', () => {
  const states = (profile: Profile) => [profile.hasConsent, profile.hasCurrentConsent, profile.isListable];

  test('is never assumed, and a profile without it cannot be listed', () => {
    expect(states(made())).toEqual([false, false, false]);
    expect(states(made({ consentVersion: CONSENT_VERSION }))).toEqual([true, true, true]);
  });

  test('to an older text lists the profile, and is asked for once more', () => {
    const profile = made({ consentVersion: consentVersions[0] });
    expect(states(profile)).toEqual([true, false, true]);
    profile.update({ consentVersion: CONSENT_VERSION }, today);
    expect(states(profile)).toEqual([true, true, true]);
  });

  test('is gone when it is withdrawn', () => {
    const profile = made({ consentVersion: CONSENT_VERSION });
    profile.withdrawConsent(today);
    expect(states(profile)).toEqual([false, false, false]);
  });

  test('without it the card has no answer to search or compare', () => {
    const facts = { guardianVerified: true, isInKhitba: false };
    const answers = (profile: Profile) => {
      const { listed, religious_practice, traits, refuses } = cardOf(profile, facts);
      return { listed, religious_practice, traits, refuses };
    };
    const empty = { listed: false, religious_practice: null, traits: 0, refuses: 0 };
    expect(answers(made())).toEqual(empty);
    expect(answers(made({ consentVersion: CONSENT_VERSION }))).toMatchObject({
      listed: true,
      religious_practice: expect.any(Number),
    });
  });
});

describe('a break or waiting period', () => {
  const sister = { gender: 'female', currentMaritalStatus: 'widowed' } as const;
  const waiting = () => made({ ...sister, iddahEndsOn: '2027-01-10' });
  const facts = (profile: Profile) => profile.takeEvents().map(({ type }) => type.split('.')[1]);
  const named = (field: string) => expect.objectContaining({ fields: { [field]: expect.any(String) } });

  test('of a waiting period lasts through its day', () => {
    const profile = waiting();
    expect(facts(profile)).toEqual(['profile-created', 'iddah-changed']);
    expect(profile.isInIddahAt(new Date('2027-01-10T23:59:59Z'))).toBe(true);
    expect(profile.isUnavailableAt(new Date('2027-01-11T00:00:00Z'))).toBe(false);
  });

  test('is a waiting period only for a woman who stated that her marriage ended', () => {
    const refused = named('iddahEndsOn');
    expect(() => made({ currentMaritalStatus: 'divorced', iddahEndsOn: '2027-01-10' })).toThrow(refused);
    expect(() => made({ gender: 'female', iddahEndsOn: '2027-01-10' })).toThrow(refused);
    expect(() => made({ ...sister, currentMaritalStatus: 'never_married', iddahEndsOn: '2027-01-10' })).toThrow(
      refused,
    );
    expect(() => made({ ...sister, iddahEndsOn: '2027-11-22' })).toThrow(refused);
    expect(made({ ...sister, iddahEndsOn: '2027-11-21' }).isUnavailableAt(today)).toBe(true);
  });

  test.each<[string, IddahAnswer, unknown]>([
    ['no answer', {}, [null, null]],
    ['it is over', { iddahStatus: 'over' }, ['over', null]],
    ['she does not know', { iddahStatus: 'unknown' }, ['unknown', null]],
    ['it does not apply', { iddahStatus: 'not_applicable', iddahEndsOn: null }, ['not_applicable', null]],
    ['a day', { iddahStatus: 'until', iddahEndsOn: '2027-01-10' }, ['until', '2027-01-10']],
    ['a day alone', { iddahEndsOn: '2027-01-10' }, ['until', '2027-01-10']],
    ['today', { iddahEndsOn: '2026-11-21' }, ['until', '2026-11-21']],
    ['a day that has passed', { iddahEndsOn: '2026-11-20' }, ['over', null]],
  ])('an answer about the waiting period: %s', (_, given, stored) => {
    const profile = made(sister);
    profile.update(given, today);
    const { iddahStatus, iddahEndsOn } = profile.state.rest;
    expect([iddahStatus, iddahEndsOn]).toEqual(stored);
  });

  test.each<[string, IddahAnswer]>([
    ['until, without its day', { iddahStatus: 'until' }],
    ['until, with the day cleared', { iddahStatus: 'until', iddahEndsOn: null }],
    ['over, and a day', { iddahStatus: 'over', iddahEndsOn: '2027-01-10' }],
  ])('is refused if the day does not fit the answer: %s', (_, given) => {
    expect(() => made(sister).update(given, today)).toThrow(named('iddahEndsOn'));
  });

  test('an answer replaces the one before, and only a day keeps her off the lists', () => {
    const profile = waiting();
    for (const status of ['over', 'unknown', 'not_applicable'] as const) {
      profile.update({ iddahStatus: 'until', iddahEndsOn: '2027-01-10' }, today);
      expect(profile.isInIddahAt(today)).toBe(true);
      profile.update({ iddahStatus: status }, today);
      expect(profile.isUnavailableAt(today)).toBe(false);
    }
    expect(() => made({ currentMaritalStatus: 'divorced', iddahStatus: 'unknown' })).toThrow(named('iddahStatus'));
  });

  test('is removed with the marital status, and stays with any other edit', () => {
    const profile = waiting();
    profile.update({ location: 'York' }, today);
    expect(profile.isUnavailableAt(today)).toBe(true);
    profile.update({ currentMaritalStatus: 'never_married' }, today);
    expect(profile.isUnavailableAt(today)).toBe(false);
    expect(facts(profile).filter((fact) => fact === 'iddah-changed')).toHaveLength(2);
  });

  test('a break ends in the future, and within a year', () => {
    const profile = made();
    for (const day of ['2026-11-21', '2026-11-20', '2027-11-22'])
      expect(() => profile.takeBreak(day, today), day).toThrow(named('until'));
    profile.takeBreak('2026-12-01', today);
    expect(profile.isOnBreakAt(today)).toBe(true);
    profile.takeBreak(null, today);
    expect(profile.isUnavailableAt(today)).toBe(false);
  });

  test('is published as over when both dates have passed', () => {
    const profile = waiting();
    profile.takeBreak('2027-02-01', today);
    profile.takeEvents();
    profile.endDueBreak(new Date('2027-01-10T08:00:00Z'));
    expect(facts(profile)).toEqual([]);
    profile.endDueBreak(new Date('2027-01-11T08:00:00Z'));
    expect([facts(profile), profile.state.rest]).toEqual([
      ['iddah-changed', 'profile-changed'],
      { iddahStatus: 'over', iddahEndsOn: null, iddahUntil: null, breakUntil: '2027-02-01' },
    ]);
    profile.endDueBreak(new Date('2027-02-01T08:00:00Z'));
    expect(facts(profile)).toEqual(['profile-changed', 'break-ended']);
    profile.endDueBreak(new Date('2027-02-02T08:00:00Z'));
    expect(facts(profile)).toEqual([]);
  });
});

test('an age without a date of birth grows with the years', () => {
  expect(made().ageAt(today)).toBe(40);
  expect(made().ageAt(new Date('2028-02-01T00:00:00Z'))).toBe(42);
});

test('an age follows a known birthday', () => {
  const profile = made({ dateOfBirth: '1990-12-24' });
  expect(profile.ageAt(today)).toBe(35);
  expect(profile.ageAt(new Date('2026-12-24T00:00:00Z'))).toBe(36);
});

describe('an age with a date of birth', () => {
  const born = { dateOfBirth: '1990-12-24' };

  test('is ignored if it follows from the date', () => {
    const profile = made(born);
    profile.update({ age: 35 }, today);
    expect([profile.state.bornOn, profile.state.bornExactly]).toEqual(['1990-12-24', true]);
  });

  test('is refused if it does not, whether the date is stored or given', () => {
    const refused = expect.objectContaining({ fields: { dateOfBirth: expect.any(String) } });
    expect(() => made(born).update({ age: 34 }, today)).toThrow(refused);
    expect(() => made().update({ age: 34, ...born }, today)).toThrow(refused);
    expect(() => made(born).update({ age: 35, dateOfBirth: '1980-01-01' }, today)).toThrow(refused);
  });

  test('stays when the date is cleared', () => {
    const profile = made(born);
    profile.update({ dateOfBirth: null }, today);
    expect([profile.ageAt(today), profile.state.bornExactly]).toEqual([35, false]);
    profile.update({ age: 41 }, today);
    expect(profile.ageAt(today)).toBe(41);
  });
});

test('null clears an answer, also an assumed one', () => {
  const profile = made({ lookingFor: 'Kindness and patience.' });
  profile.update({ lookingFor: null, sectMadhab: null }, today);
  expect(profile.state.stated).not.toHaveProperty('lookingFor');
  expect(profile.state.stated).not.toHaveProperty('sectMadhab');
  expect(profile.state.assumedFields).not.toContain('sectMadhab');
});

test('answers about children are removed without children', () => {
  const profile = made({
    hasChildren: true,
    numberOfChildren: 2,
    childrenAges: '4, 7',
    childrenLivingSituation: 'shared',
  });
  profile.update({ hasChildren: false }, today);
  expect(profile.state.stated).toMatchObject({ hasChildren: false, numberOfChildren: 0 });
  for (const field of ['childrenAges', 'childrenLivingSituation'])
    expect(profile.state.stated).not.toHaveProperty(field);
  profile.update({ childrenAges: '9' }, today);
  expect(profile.state.stated).not.toHaveProperty('childrenAges');
});

test('a member who has children after all has not stated how many', () => {
  const profile = made({ hasChildren: false });
  profile.update({ hasChildren: true }, today);
  expect(profile.statedOnly).toMatchObject({ hasChildren: true });
  expect(profile.statedOnly).not.toHaveProperty('numberOfChildren');
  profile.update({ hasChildren: false }, today);
  profile.update({ hasChildren: true, numberOfChildren: 1 }, today);
  expect(profile.statedOnly).toMatchObject({ hasChildren: true, numberOfChildren: 1 });
});

test('without an answer on culture, faith first is assumed', () => {
  const { culturalAlignment: _open, ...remaining } = form;
  const profile = Profile.create(1 as ProfileId, '0190f3a2-0000-7000-8000-000000000001' as UserId, remaining, today);
  expect(profile.state.stated.culturalAlignment).toBe('deen-focused');
  expect(profile.statedOnly.culturalAlignment).toBeUndefined();
});

test('somebody under 18 is refused wherever it is stated', () => {
  expect(() => made({ dateOfBirth: '2009-01-01' })).toThrow(expect.objectContaining({ code: 'common.invalid' }));
});

test('unstated answers about children are not taken as stated; no children states their number', () => {
  const { hasChildren: _has, numberOfChildren: _number, wantsChildren: _wants, ...remaining } = form;
  const untold = () =>
    Profile.create(1 as ProfileId, '0190f3a2-0000-7000-8000-000000000001' as UserId, remaining, today);
  expect(untold().state.stated).toMatchObject({ hasChildren: false, wantsChildren: true });
  const statedOnce = (change: UpdateProfile) => {
    const profile = untold();
    profile.update(change, today);
    const { hasChildren, numberOfChildren, wantsChildren } = profile.statedOnly;
    return [hasChildren, numberOfChildren, wantsChildren];
  };
  expect(statedOnce({})).toEqual([undefined, undefined, undefined]);
  expect(statedOnce({ hasChildren: false })).toEqual([false, 0, undefined]);
  expect(statedOnce({ hasChildren: true })).toEqual([true, undefined, undefined]);
  expect(statedOnce({ hasChildren: true, numberOfChildren: 2, wantsChildren: true })).toEqual([true, 2, true]);
  expect(statedOnce({ numberOfChildren: 2 })).toEqual([true, 2, undefined]);
  expect(statedOnce({ numberOfChildren: 0 })).toEqual([undefined, 0, undefined]);
});

test('a default that was never stated is assumed until the member states it', () => {
  const profile = made();
  expect(profile.state.stated.sectMadhab).toBe('sunni');
  expect(profile.statedOnly.sectMadhab).toBeUndefined();
  profile.update({ sectMadhab: 'sunni' }, today);
  expect(profile.statedOnly.sectMadhab).toBe('sunni');
  expect(profile.state.assumedFields).not.toContain('sectMadhab');
});

test('a married man says how many wives he has; a woman cannot be married', () => {
  const married = { currentMaritalStatus: 'currently_married' as const };
  expect(() => made(married)).toThrow(
    expect.objectContaining({ fields: expect.objectContaining({ numberOfWives: expect.any(String) }) }),
  );
  expect(made({ ...married, numberOfWives: 4 }).hasFourWives).toBe(true);
  expect(() => made({ ...married, gender: 'female', numberOfWives: 1 })).toThrow(
    expect.objectContaining({ code: 'common.invalid' }),
  );
});

test('a hijab answer from a man is dropped', () => {
  expect(made({ hijabPreference: 'niqab' }).state.stated.hijabPreference).toBeUndefined();
  expect(made({ gender: 'female', hijabPreference: 'niqab' }).state.stated.hijabPreference).toBe('niqab');
});

test('the gender never changes', () => {
  expect(() => made().update({ gender: 'female' }, today)).toThrow(
    expect.objectContaining({ code: 'matchmaking.gender-mismatch' }),
  );
});

test('completion counts what was stated, not what was assumed, and grows with each answer', () => {
  const profile = made({ culturalAlignment: 'deen-focused' });
  const before = profileCompletion(profile);
  expect(before.missing[0]).toBe('lookingFor');
  expect(before.missing).toContain('sectMadhab');
  profile.update({ sectMadhab: 'sunni', lookingFor: 'Kindness and patience.' }, today);
  const after = profileCompletion(profile);
  expect(after.percent).toBeGreaterThan(before.percent);
  expect(after.percent).toBeLessThan(100);
  expect(after.missing).not.toContain('sectMadhab');
});

test('contact details are refused in every free text, lists included', () => {
  const refused = (field: string) => expect.objectContaining({ fields: { [field]: expect.any(String) } });
  expect(() => made({ hobbiesInterests: ['reading', 'find me on instagram'] })).toThrow(refused('hobbiesInterests'));
  expect(() => made({ nationality: 'British, 07700 900123' })).toThrow(refused('nationality'));
});

describe('a dealbreaker', () => {
  const refused = expect.objectContaining({ fields: { hardWishes: expect.any(String) } });

  test('is a stated wish', () => {
    const profile = made({ preferredMadhhab: ['hanafi'], acceptsSmoking: false, hardWishes: ['preferredMadhhab'] });
    profile.update({ hardWishes: ['preferredMadhhab', 'acceptsSmoking'] }, today);
    expect(profile.state.stated.hardWishes).toEqual(['preferredMadhhab', 'acceptsSmoking']);
    expect(() => profile.update({ hardWishes: ['preferredLocation'] }, today)).toThrow(refused);
  });

  test('is not a wish that is assumed, empty, or rules nobody out', () => {
    expect(() => made({ hardWishes: ['preferredAgeRange'] })).toThrow(refused);
    expect(() => made({ preferredMadhhab: [], hardWishes: ['preferredMadhhab'] })).toThrow(refused);
    expect(() => made({ acceptsChildren: true, hardWishes: ['acceptsChildren'] })).toThrow(refused);
  });

  test('is removed with its wish', () => {
    const wished = { preferredLocation: 'Leeds', acceptsChildren: false };
    const profile = made({ ...wished, hardWishes: ['preferredLocation', 'acceptsChildren'] });
    profile.update({ preferredLocation: null }, today);
    expect(profile.state.stated.hardWishes).toEqual(['acceptsChildren']);
    profile.update({ acceptsChildren: true }, today);
    expect(profile.state.stated.hardWishes).toEqual([]);
  });
});

test('only women are asked about marrying a married man: it is no part of a man’s profile or completion', () => {
  expect(made({ acceptsPolygyny: false }).state.stated.acceptsPolygyny).toBeUndefined();
  const sister = made({ gender: 'female', acceptsPolygyny: false });
  expect(sister.state.stated.acceptsPolygyny).toBe(false);
  expect(profileCompletion(sister).missing).not.toContain('acceptsPolygyny');
  expect(profileCompletion(made({ gender: 'female' })).missing).toContain('acceptsPolygyny');
  expect(profileCompletion(made()).missing).not.toContain('acceptsPolygyny');
});

test('an introduction needs marital status to be stated, not assumed', () => {
  const profile = made();
  expect([profile.isComplete, profile.isReadyToIntroduce]).toEqual([true, false]);
  profile.update({ currentMaritalStatus: 'never_married' }, today);
  expect(profile.isReadyToIntroduce).toBe(true);
});
