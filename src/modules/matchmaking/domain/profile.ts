import { DomainError, invalidField } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import { UTC } from '#kernel/values/local-day.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import { CONSENT_VERSION } from '../contracts/consent.ts';
import type { ProfileField } from '../contracts/fields/profile-field.ts';
import { profileFields } from '../contracts/fields/profile-fields.ts';
import { wishesIn, type Wish } from '../contracts/wishes.ts';
import type { CreateProfile, UpdateProfile } from '../contracts/profiles.schema.ts';
import { iddahChanged, noLongerDiscoverable, profileChanged, profileCreated, breakEnded } from '../events.ts';
import { requireNoContactDetails } from './contact-details.ts';
import { isHidden, withoutHidden } from './moderation/hidden-parts.ts';
import {
  iddahAfter,
  isInIddah,
  isOnBreak,
  NO_BREAK,
  requireNear,
  stillAhead,
  unavailableUntil,
  type BreakState,
  type IddahAnswer,
} from './break.ts';
import { type Answers, freeTextsOf, statedBy, suitable, DEFAULT_ANSWERS, withoutRemoved } from './profile/answers.ts';
import { requireSupposed } from './profile/prompt-answers.ts';
import { birthFrom, birthOf, type Birth, ageOn } from './profile/birth.ts';
import { nameParts, type FullName } from './profile/full-name.ts';

export interface ProfileState extends Birth {
  id: ProfileId;
  accountId: UserId;
  gender: 'male' | 'female';
  stated: Answers;
  /** Fields that hold a default which the member never stated: not shown to others, and not scored. */
  assumedFields: string[];
  consentVersion: string;
  consentedAt: Date | null;
  consentWithdrawnAt: Date | null;
  rest: BreakState;
  /** Parts that staff have hidden: `WHOLE_PROFILE`, or names of its texts. */
  hiddenParts: string[];
  createdAt: Date;
  updatedAt: Date;
}

const REQUIRED = Object.entries<ProfileField>(profileFields)
  .filter(([field, { answer }]) => answer === 'required' && field !== 'age')
  .map(([field]) => field);
const CONSENT_UNSTATED = 'unstated';
/** Only these marital statuses have a waiting period. */
const AFTER_MARRIAGE = ['divorced', 'widowed'];

/** A member's profile, one per account, without photos. */
export class Profile extends Aggregate<ProfileState> {
  static from(state: ProfileState): Profile {
    return new Profile(state);
  }

  static create(id: ProfileId, accountId: UserId, form: CreateProfile, at: Date, zone = UTC): Profile {
    const { gender, age, dateOfBirth, consentVersion, iddahStatus, iddahEndsOn, ...given } = form;
    const stated = statedBy(given);
    const profile = new Profile({
      id,
      accountId,
      gender,
      ...birthOf(age, dateOfBirth, at),
      stated: suitable(gender, { ...DEFAULT_ANSWERS, ...stated }),
      assumedFields: Object.keys(DEFAULT_ANSWERS).filter((field) => !(field in stated)),
      ...consentTo(consentVersion, at),
      rest: NO_BREAK,
      hiddenParts: [],
      createdAt: at,
      updatedAt: at,
    });
    requireSupposed(stated.promptAnswers ?? [], profile.state.stated);
    profile.check();
    profile.record(profileCreated({ accountId, profileId: id, gender }));
    profile.setIddah({ iddahStatus, iddahEndsOn }, zone, at);
    return profile;
  }

  /** Changes the given fields; null clears one. Fields that are stated or cleared are no longer assumed. */
  update(form: UpdateProfile, at: Date, zone = UTC): void {
    const { gender, age, dateOfBirth, consentVersion, iddahStatus, iddahEndsOn, ...given } = form;
    if (gender !== undefined && gender !== this.state.gender)
      throw new DomainError('matchmaking.gender-mismatch', {}, { gender: sentence('choose') });
    const changed = statedBy(given, this.state.stated);
    const hadFourWives = this.hasFourWives;
    this.state = {
      ...this.state,
      ...birthFrom(this.state, { age, dateOfBirth }, at),
      ...(consentVersion !== undefined && consentTo(consentVersion, at)),
      stated: suitable(this.state.gender, withoutRemoved({ ...this.state.stated, ...changed })),
      assumedFields: this.state.assumedFields.filter((field) => !(field in changed)),
      updatedAt: at,
    };
    requireSupposed(changed.promptAnswers ?? [], this.state.stated);
    if (changed.hardWishes === undefined) this.dropHardWishesWithoutWish();
    this.check();
    this.setIddah({ iddahStatus, iddahEndsOn }, zone, at);
    this.record(profileChanged({ profileId: this.state.id }));
    if (this.hasFourWives && !hadFourWives) this.record(noLongerDiscoverable({ profileId: this.state.id }));
  }

  /**
   * Takes the profile off the lists until a day, or ends the break (null).
   * @throws common.invalid naming `until` if the day has passed or is more than a year ahead
   */
  takeBreak(until: string | null, at: Date): void {
    if (until !== null && !isOnBreak({ breakUntil: until }, at)) throw invalidField('until', sentence('ahead'));
    if (until !== null) requireNear('until', until, at);
    this.state = { ...this.state, rest: { ...this.state.rest, breakUntil: until }, updatedAt: at };
    this.record(profileChanged({ profileId: this.state.id }));
  }

  /** Removes break dates that have passed, and records the event if the profile is discoverable again. */
  endDueBreak(at: Date): void {
    const { id: profileId, accountId, rest: remaining } = this.state;
    const after = stillAhead(remaining, at);
    if (remaining.iddahUntil === after.iddahUntil && remaining.breakUntil === after.breakUntil) return;
    const isOver = unavailableUntil(remaining) !== null && unavailableUntil(after) === null;
    this.state = { ...this.state, rest: after };
    if (remaining.iddahUntil !== after.iddahUntil) this.record(iddahChanged({ accountId }));
    this.record(profileChanged({ profileId }));
    if (isOver) this.record(breakEnded({ accountId }));
  }

  /** A woman whose marriage has ended may state a waiting period. */
  get mayStateIddah(): boolean {
    const { gender, assumedFields, stated } = this.state;
    if (gender !== 'female' || assumedFields.includes('currentMaritalStatus')) return false;
    return AFTER_MARRIAGE.includes(stated.currentMaritalStatus ?? '');
  }

  /** Returns whether her waiting period runs on that day; requests to her are on hold. */
  isInIddahAt(at: Date): boolean {
    return isInIddah(this.state.rest, at);
  }

  isOnBreakAt(at: Date): boolean {
    return isOnBreak(this.state.rest, at);
  }

  /** Returns whether a break or waiting period takes the profile off the lists on that day. */
  isUnavailableAt(at: Date): boolean {
    return this.isInIddahAt(at) || this.isOnBreakAt(at);
  }

  /** Stores her answer about the waiting period; a change of the marital status removes it. */
  private setIddah(given: IddahAnswer, zone: string, at: Date): void {
    const { accountId, rest: before } = this.state;
    const field = (['iddahStatus', 'iddahEndsOn'] as const).find((name) => given[name]);
    if (field && !this.mayStateIddah) throw invalidField(field, sentence('iddahFor'));
    const answer = this.mayStateIddah ? given : { iddahStatus: null };
    this.state = { ...this.state, rest: iddahAfter(before, answer, zone, at) };
    if (this.state.rest.iddahUntil?.getTime() !== before.iddahUntil?.getTime())
      this.record(iddahChanged({ accountId }));
  }

  /** Withdraws the consent to processing religious and marital data; the form asks for it again. */
  withdrawConsent(at: Date): void {
    this.state = { ...this.state, ...consentTo(undefined, at), consentWithdrawnAt: at };
    this.record(profileChanged({ profileId: this.state.id }));
  }

  /** Without consent the profile is neither listed nor compared, and can neither send nor accept. */
  get hasConsent(): boolean {
    return this.state.consentedAt !== null;
  }

  /** Returns false also after consent to an older version of the text, which the form asks for once more. */
  get hasCurrentConsent(): boolean {
    return this.hasConsent && this.state.consentVersion === CONSENT_VERSION;
  }

  /** Returns whether it may be listed: consent, fewer than four wives, not hidden. */
  get isListable(): boolean {
    return this.hasConsent && !this.hasFourWives && !isHidden(this.state);
  }

  /** Hides parts from other members; the others are shown again. Requests and matches continue. */
  hideParts(hiddenParts: string[]): void {
    this.state = { ...this.state, hiddenParts };
    this.record(profileChanged({ profileId: this.state.id }));
  }

  /** The stated answers as other members may read them. */
  get shownAnswers(): Answers {
    return withoutHidden(this.statedOnly, this.state.hiddenParts);
  }

  ageAt(at: Date): number {
    return ageOn(this.state.bornOn, at);
  }

  get fullName(): FullName {
    return nameParts(this.state.stated.name);
  }

  /** A man with four wives keeps his profile, but is not listed and cannot send. */
  get hasFourWives(): boolean {
    return this.state.stated.currentMaritalStatus === 'currently_married' && this.state.stated.numberOfWives === 4;
  }

  /** The short form's required fields are set. */
  get isComplete(): boolean {
    const said: Record<string, unknown> = this.state.stated;
    return REQUIRED.every((field) => said[field] !== undefined);
  }

  /** An introduction also needs a stated marital status. */
  get isReadyToIntroduce(): boolean {
    return this.isComplete && this.statedOnly.currentMaritalStatus !== undefined;
  }

  get statedOnly(): Answers {
    return Object.fromEntries(
      Object.entries(this.state.stated).filter(([field]) => !this.state.assumedFields.includes(field)),
    );
  }

  get wishes(): Wish[] {
    return wishesIn(this.statedOnly);
  }

  private dropHardWishesWithoutWish(): void {
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
    requireNoContactDetails(freeTextsOf(stated));
  }
}

const consentTo = (version: string | undefined, at: Date) => ({
  consentVersion: version ?? CONSENT_UNSTATED,
  consentedAt: version === undefined ? null : at,
  consentWithdrawnAt: null,
});
