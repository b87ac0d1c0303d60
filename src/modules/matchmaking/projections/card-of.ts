import type { ProfileField } from '../contracts/fields/profile-field.ts';
import { profileFields } from '../contracts/fields/profile-fields.ts';
import { hardWishesOf, traitsOf } from '../domain/hard-wishes.ts';
import type { Profile } from '../domain/profile.ts';
import { unavailableUntil } from '../domain/break.ts';
import { searched } from '../domain/searched.ts';
import type { BrowseCardRow } from '../infra/rows.ts';

/** A card as computed from the profile; cell and place are resolved when it is written. */
export type Card = Omit<BrowseCardRow, 'cell' | 'place_id' | CardColumn>;
/** Columns that come from other modules; an edit of the profile leaves them alone. */
export type CardColumn = 'hidden' | 'present';

export interface CardState {
  guardianVerified: boolean;
  isInKhitba: boolean;
}

/**
 * Computes the card of a profile. Listed are women with a verified guardian and men with fewer than four wives
 * with consent, not hidden by staff, and unless they are at serious consideration;
 * assumed answers and hidden texts are left out.
 */
export function cardOf(profile: Profile, { guardianVerified, isInKhitba }: CardState): Card {
  const { id, accountId, gender, bornOn, rest: remaining } = profile.state;
  // Nothing is searched or compared without consent.
  const stated = profile.hasConsent ? profile.shownAnswers : placeOf(profile);
  const [youngest, oldest] = stated.preferredAgeRange?.split('-').map(Number) ?? [];
  return {
    profile_id: id,
    account_id: accountId,
    gender,
    listed: profile.isListable && !isInKhitba && (gender === 'male' || guardianVerified),
    guardian_verified: guardianVerified,
    unavailable_until: unavailableUntil(remaining),
    born_on: bornOn,
    preferred_age_min: youngest ?? null,
    preferred_age_max: oldest ?? null,
    traits: traitsOf(stated),
    ...hardWishesOf(stated),
    ...answersOf(stated),
  };
}

/** A card belongs to a place even if it has no other answer. */
const placeOf = ({ statedOnly: { location } }: Profile): Profile['statedOnly'] => (location ? { location } : {});

type Answers = Omit<
  Card,
  | 'profile_id'
  | 'account_id'
  | 'gender'
  | 'listed'
  | 'guardian_verified'
  | 'unavailable_until'
  | 'born_on'
  | 'preferred_age_min'
  | 'preferred_age_max'
  | 'traits'
  | keyof ReturnType<typeof hardWishesOf>
>;

const answersOf = (stated: Record<string, unknown>): Answers =>
  Object.fromEntries(
    Object.entries<ProfileField>(profileFields).flatMap(([name, field]) =>
      field.column ? [[field.column, codeOf(field, stated[name])]] : [],
    ),
  ) as Answers;

/** An answer as it is stored on a card. */
export type CardCode = number | string | boolean | null;

/**
 * Encodes an answer for the card: a choice as its 1-based position, several as a bit mask, a line as its search key.
 */
export function codeOf(field: ProfileField, answer: unknown): CardCode {
  const { kind, options = [] } = field;
  if (answer === undefined || answer === null) return null;
  if (kind === 'choice') return options.indexOf(answer as string) + 1 || null;
  if (kind === 'multiple-choice')
    return options.reduce((bits, option, place) => bits | bitOf(answer as string[], option, place), 0);
  if (kind === 'short-text') return searched(field, answer as string) || null;
  return answer as boolean;
}

const bitOf = (answers: string[], option: string, place: number): number => (answers.includes(option) ? 1 << place : 0);
