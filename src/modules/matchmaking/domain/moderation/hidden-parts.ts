import { DomainError } from '#kernel/errors.ts';
import { hideableTexts, WHOLE_PROFILE } from '../../contracts/moderation/measures.ts';
import type { Answers } from '../profile/answers.ts';

/** The part of a profile that decides what others read of it. */
interface HideableProfile {
  readonly state: Readonly<{ stated: Answers; bornOn: string; hiddenParts: string[]; updatedAt: Date }>;
  hideParts(hiddenParts: string[]): void;
}

export const isHidden = ({ hiddenParts }: Pick<HideableProfile['state'], 'hiddenParts'>): boolean =>
  hiddenParts.includes(WHOLE_PROFILE);

/** Returns the answers without the hidden texts; of a profile that is hidden as a whole, without all free texts. */
export function withoutHidden(answers: Answers, hiddenParts: string[]): Answers {
  if (hiddenParts.length === 0) return answers;
  const hidden = new Set(hiddenTexts(hiddenParts));
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !hidden.has(name)));
}

/** Returns the names of the texts that other members do not read. */
export const hiddenTexts = (hiddenParts: string[]): readonly string[] =>
  hiddenParts.includes(WHOLE_PROFILE) ? hideableTexts : hiddenParts;

/**
 * Hides a part of the profile as it was read.
 * @throws matchmaking.already-hidden, and matchmaking.no-text-to-hide if it has no such text
 */
export function hidePart(profile: HideableProfile, part: string): void {
  const { hiddenParts } = profile.state;
  if (hiddenParts.includes(part)) throw new DomainError('matchmaking.already-hidden');
  if (part !== WHOLE_PROFILE && contentOf(profile, part) === null) throw new DomainError('matchmaking.no-text-to-hide');
  profile.hideParts([...hiddenParts, part]);
}

export const showPart = (profile: HideableProfile, part: string): void =>
  profile.hideParts(profile.state.hiddenParts.filter((hidden) => hidden !== part));

/** @throws matchmaking.profile-changed if the member changed the profile after the staff read it */
export function requireUnchanged({ state }: HideableProfile, readVersion: string): void {
  if (state.updatedAt.toISOString() !== readVersion) throw new DomainError('matchmaking.profile-changed');
}

/** Returns what each hidden part has, for comparison; null without a text. */
export const hiddenContents = (profile: HideableProfile): Map<string, string | null> =>
  new Map(profile.state.hiddenParts.map((part) => [part, contentOf(profile, part)]));

function contentOf({ state: { stated, bornOn } }: HideableProfile, part: string): string | null {
  if (part === WHOLE_PROFILE) return JSON.stringify({ ...stated, bornOn });
  const text = (stated as Record<string, unknown>)[part];
  return text === undefined || (Array.isArray(text) && text.length === 0) ? null : JSON.stringify(text);
}
