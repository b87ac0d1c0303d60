import { appliesTo, type ProfileField } from '../contracts/profile-field.ts';
import { profileFields } from '../contracts/profile-fields.ts';
import { wishesIn, type Wish } from '../contracts/wishes.ts';
import { ADULT, OLDEST, type CreateProfile, type Stated, type UpdateProfile } from '../contracts/profiles.ts';
import { DomainError, invalidField } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { iddahChanged, noLongerDiscoverable, profileChanged, profileCreated, breakEnded } from '../events.ts';
import { requireNoContactDetails } from './contact-details.ts';
import { isAhead, requireNear, breakEndsOn, stillAhead, type BreakState } from './break.ts';

/** What a member states, apart from the age, which is kept as a day of birth. */
export type Answers = Partial<Omit<Stated, 'age' | 'dateOfBirth'>>;

/** What somebody is called: the first word, and the rest. */
export interface FullName {
  firstName: string | null;
  lastName: string | null;
}
export function nameParts(name: string | null | undefined): FullName {
  const [first, ...remaining] = name?.split(' ') ?? [];
  return { firstName: first || null, lastName: remaining.join(' ') || null };
}

/** What is known of a member's profile. */
export interface ProfileState {
  id: ProfileId;
  accountId: UserId;
  gender: 'male' | 'female';
  /**
   * ISO date. Of an age alone only the year is known: 1 January stands for it, so that the age grows with the years.
   */
  bornOn: string;
  bornExactly: boolean;
  stated: Answers;
  /** Filled with a default that the member never stated: neither shown to others nor scored. */
  assumedFields: string[];
  consentVersion: string;
  /** When that was; null while consent is not stated. */
  consentedAt: Date | null;
  consentWithdrawnAt: Date | null;
  rest: BreakState;
  createdAt: Date;
  updatedAt: Date;
}

type Birth = Pick<ProfileState, 'bornOn' | 'bornExactly'>;

/** Defaults filled on creation where nothing was stated (R-P.3), each assumed. */
const DEFAULTS: Answers = {
  quranReading: 'daily',
  islamicEducation: 'self-taught',
  sectMadhab: 'sunni',
  preferredAgeRange: '25-35',
  culturalAlignment: 'deen-focused',
  currentMaritalStatus: 'never_married',
  dietaryRestrictions: ['halal_only'],
  languagesSpoken: ['English'],
  willingToRelocate: false,
  hasChildren: false,
  wantsChildren: true,
};
/** What people write in words of their own. */
const FREE_TEXTS = Object.entries<ProfileField>(profileFields)
  .filter(([, { kind }]) => ['line', 'words', 'list'].includes(kind))
  .map(([field]) => field);
const REQUIRED = Object.entries<ProfileField>(profileFields)
  .filter(([field, { answer }]) => answer === 'required' && field !== 'age')
  .map(([field]) => field);
const CONSENT_UNSTATED = 'unstated';
/** Whose marriage has ended: only then a waiting period runs. */
const AFTER_MARRIAGE = ['divorced', 'widowed'];

/** A member's profile: text only, one for each account. */
export class Profile extends Aggregate<ProfileState> {
  static from(state: ProfileState): Profile {
    return new Profile(state);
  }

  static create(id: ProfileId, accountId: UserId, form: CreateProfile, at: Date): Profile {
    const { gender, age, dateOfBirth, consentVersion, iddahEndsOn, ...given } = form;
    const stated = statedBy(given);
    const profile = new Profile({
      id,
      accountId,
      gender,
      ...birthOf(age, dateOfBirth, at),
      stated: suitable(gender, { ...DEFAULTS, ...stated }),
      assumedFields: Object.keys(DEFAULTS).filter((field) => !(field in stated)),
      ...consentTo(consentVersion, at),
      rest: { iddahEndsOn: null, breakUntil: null },
      createdAt: at,
      updatedAt: at,
    });
    profile.check();
    profile.record(profileCreated({ accountId, profileId: id, gender }));
    profile.waitUntil(iddahEndsOn, at);
    return profile;
  }

  /** Changes the given fields; null removes one. What is stated anew or removed is no longer assumed. */
  update(form: UpdateProfile, at: Date): void {
    const { gender, age, dateOfBirth, consentVersion, iddahEndsOn, ...given } = form;
    if (gender !== undefined && gender !== this.state.gender)
      throw new DomainError('matchmaking.gender-mismatch', {}, { gender: sentence('choose') });
    const changed = statedBy(given);
    const hadFourWives = this.hasFourWives;
    this.state = {
      ...this.state,
      ...this.bornBy(age, dateOfBirth, at),
      ...(consentVersion !== undefined && consentTo(consentVersion, at)),
      stated: suitable(this.state.gender, withoutRemoved({ ...this.state.stated, ...changed })),
      assumedFields: this.state.assumedFields.filter((field) => !(field in changed)),
      updatedAt: at,
    };
    if (changed.hardWishes === undefined) this.softenWishesTakenBack();
    this.check();
    this.waitUntil(iddahEndsOn, at);
    this.record(profileChanged({ profileId: this.state.id }));
    if (this.hasFourWives && !hadFourWives) this.record(noLongerDiscoverable({ profileId: this.state.id }));
  }

  /**
   * The profile rests until that day, or not any more (null): nobody new finds it, and what is open goes on. Throws
   * `common.invalid` naming `until` for a day that is not ahead, or more than a year.
   */
  takeBreak(until: string | null, at: Date): void {
    if (until !== null && !isAhead(until, at)) throw invalidField('until', sentence('ahead'));
    if (until !== null) requireNear('until', until, at);
    this.state = { ...this.state, rest: { ...this.state.rest, breakUntil: until }, updatedAt: at };
    this.record(profileChanged({ profileId: this.state.id }));
  }

  /** Forgets what is over of a rest. Whoever can be found again by it is told. */
  endDueBreak(at: Date): void {
    const { id: profileId, accountId, rest: remaining } = this.state;
    const after = stillAhead(remaining, at);
    if (remaining.iddahEndsOn === after.iddahEndsOn && remaining.breakUntil === after.breakUntil) return;
    const isOver = breakEndsOn(remaining) !== null && breakEndsOn(after) === null;
    this.state = { ...this.state, rest: after };
    if (remaining.iddahEndsOn !== after.iddahEndsOn) this.record(iddahChanged({ accountId }));
    this.record(profileChanged({ profileId }));
    if (isOver) this.record(breakEnded({ accountId }));
  }

  /** Whether she may state the end of a waiting period: a sister whose marriage has ended. */
  get mayStateIddah(): boolean {
    const { gender, assumedFields, stated } = this.state;
    if (gender !== 'female' || assumedFields.includes('currentMaritalStatus')) return false;
    return AFTER_MARRIAGE.includes(stated.currentMaritalStatus ?? '');
  }

  /** Whether her waiting period runs on that day: no proposal reaches her, nor goes on. */
  isInIddahAt(at: Date): boolean {
    return isAhead(this.state.rest.iddahEndsOn, at);
  }

  isOnBreakAt(at: Date): boolean {
    return isAhead(this.state.rest.breakUntil, at);
  }

  /** Whether nobody new finds it on that day. */
  isUnavailableAt(at: Date): boolean {
    return this.isInIddahAt(at) || this.isOnBreakAt(at);
  }

  /** A day that has passed is over, and not kept. With the marital status that it belongs to the date goes. */
  private waitUntil(given: string | null | undefined, at: Date): void {
    const { accountId, rest: remaining } = this.state;
    if (typeof given === 'string') {
      if (!this.mayStateIddah) throw invalidField('iddahEndsOn', sentence('iddahFor'));
      requireNear('iddahEndsOn', given, at);
    }
    const wished = given === undefined ? remaining.iddahEndsOn : given;
    const iddahEndsOn = this.mayStateIddah && isAhead(wished, at) ? wished : null;
    if (iddahEndsOn === remaining.iddahEndsOn) return;
    this.state = { ...this.state, rest: { ...remaining, iddahEndsOn } };
    this.record(iddahChanged({ accountId }));
  }

  /**
   * An age never replaces a known date of birth: it follows from it. Null takes the date back, and leaves the age
   * (R-3.9).
   */
  private bornBy(age: number | undefined, dateOfBirth: string | null | undefined, at: Date): Partial<Birth> {
    if (dateOfBirth === null) return birthOf(age ?? this.ageAt(at), undefined, at);
    const known = dateOfBirth ?? (this.state.bornExactly ? this.state.bornOn : undefined);
    if (known !== undefined && age !== undefined && age !== ageOn(known, at))
      throw invalidField('dateOfBirth', sentence('ageOfBirth'));
    if (dateOfBirth === undefined && (known !== undefined || age === undefined)) return {};
    return birthOf(age, dateOfBirth, at);
  }

  /**
   * The member takes back the consent to the processing of religious and marital data; the form asks for it anew
   * (R-8.3).
   */
  withdrawConsent(at: Date): void {
    this.state = { ...this.state, ...consentTo(undefined, at), consentWithdrawnAt: at };
    this.record(profileChanged({ profileId: this.state.id }));
  }

  /** Until consent is given anew nobody finds the profile, and it asks nobody. */
  get hasWithdrawnConsent(): boolean {
    return this.state.consentWithdrawnAt !== null;
  }

  get hasStatedConsent(): boolean {
    return this.state.consentVersion !== CONSENT_UNSTATED;
  }

  ageAt(at: Date): number {
    return ageOn(this.state.bornOn, at);
  }

  /** What the member is called: the first word of the name, and the rest, where one is told. */
  get fullName(): FullName {
    return nameParts(this.state.stated.name);
  }

  /** A man who is married to four wives may keep his profile, but is not listed and cannot send. */
  get hasFourWives(): boolean {
    return this.state.stated.currentMaritalStatus === 'currently_married' && this.state.stated.numberOfWives === 4;
  }

  /** Whether the short form's required fields are set. */
  get isComplete(): boolean {
    const said: Record<string, unknown> = this.state.stated;
    return REQUIRED.every((field) => said[field] !== undefined);
  }

  /** Before an introduction a member states, too, whether he or she is married. */
  get isReadyToIntroduce(): boolean {
    return this.isComplete && this.statedOnly.currentMaritalStatus !== undefined;
  }

  /** What the member really said: the assumed defaults left out. */
  get statedOnly(): Answers {
    return Object.fromEntries(
      Object.entries(this.state.stated).filter(([field]) => !this.state.assumedFields.includes(field)),
    );
  }

  /** The wishes for the other side that the member stated. */
  get wishes(): Wish[] {
    return wishesIn(this.statedOnly);
  }

  private softenWishesTakenBack(): void {
    const { hardWishes, ...remaining } = this.state.stated;
    const left = hardWishes?.filter((wish) => this.wishes.includes(wish));
    this.state = { ...this.state, stated: left ? { ...remaining, hardWishes: left } : remaining };
  }

  private check(): void {
    const { gender, stated } = this.state;
    if (stated.hardWishes?.some((wish) => !this.wishes.includes(wish)))
      throw invalidField('hardWishes', sentence('wishUnstated'));
    if (stated.currentMaritalStatus === 'currently_married') {
      if (gender === 'female') throw invalidField('currentMaritalStatus', sentence('currentlyMarriedMen'));
      if (stated.numberOfWives === undefined) throw invalidField('numberOfWives', sentence('wivesRequired'));
    }
    const said: Record<string, unknown> = stated;
    requireNoContactDetails(
      Object.fromEntries(FREE_TEXTS.map((field) => [field, [said[field] ?? []].flat().join(' ')])),
    );
  }
}

const consentTo = (version: string | undefined, at: Date) => ({
  consentVersion: version ?? CONSENT_UNSTATED,
  consentedAt: version === undefined ? null : at,
  consentWithdrawnAt: null,
});

/** How many full years somebody is old on a day. */
export function ageOn(bornOn: string, at: Date): number {
  const [year, month, day] = bornOn.split('-').map(Number) as [number, number, number];
  const hadBirthday = at.getUTCMonth() + 1 > month || (at.getUTCMonth() + 1 === month && at.getUTCDate() >= day);
  return at.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

function birthOf(age: number | undefined, dateOfBirth: string | undefined, at: Date): Birth {
  if (dateOfBirth === undefined) return { bornOn: `${at.getUTCFullYear() - age!}-01-01`, bornExactly: false };
  const years = ageOn(dateOfBirth, at);
  if (years < ADULT || years > OLDEST) throw invalidField('dateOfBirth', sentence('adult'));
  return { bornOn: dateOfBirth, bornExactly: true };
}

/** Without what is not asked of somebody who answers so. */
function suitable(gender: 'male' | 'female', answers: Answers): Answers {
  const given = { ...answers, gender };
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]: [string, unknown]) => {
      const field: ProfileField | undefined = profileFields[name as keyof typeof profileFields];
      if (!(field?.onlyFor || field?.goes) || appliesTo(field, given)) return [[name, value]];
      return field.initial === undefined ? [] : [[name, field.initial]];
    }),
  ) as Answers;
}

/** What a call tells of these fields. Who has no children has told how many. */
const statedBy = <T extends Pick<UpdateProfile, 'hasChildren' | 'numberOfChildren'>>(given: T): Partial<T> => ({
  ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>),
  ...(given.hasChildren === false && { numberOfChildren: 0 }),
});

const withoutRemoved = (answers: Record<string, unknown>): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null));

/** Keeps profiles. `ofAccount` and `ofAccounts` lock; `save` throws `profile-exists` where the account has one. */
export interface Profiles {
  nextId(tx: Tx): Promise<ProfileId>;
  /** Without a lock. */
  read(tx: Tx, id: ProfileId): Promise<Profile | null>;
  ofAccount(tx: Tx, accountId: UserId): Promise<Profile | null>;
  /** Those of these accounts that there are. */
  ofAccounts(tx: Tx, accountIds: UserId[]): Promise<Profile[]>;
  /** Whose rest, or a part of it, was over by the day of `at`. */
  findEndedBreaks(tx: Tx, at: Date): Promise<UserId[]>;
  save(tx: Tx, profile: Profile): Promise<void>;
}
