import type { OwnProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import type { WaliState } from '../session/index.ts';

/** The facts that determine a member's next step. */
export interface MemberProgress {
  profile: OwnProfile;
  wali: WaliState;
  /** True if something waits for the member's response. */
  isAwaited: boolean;
  hasSent: boolean;
  subscriptionStatus: string;
  requestsRemaining: number;
}

export type Step =
  'consent' | 'newConsent' | 'guardian' | 'fourWives' | 'assumed' | 'free' | 'exhausted' | 'first' | 'another';

/**
 * Returns the one next step for this member that the server would accept; steps that block others come first. Null
 * while something waits for the member's response, which is the next step then.
 */
export function nextStep(state: MemberProgress): Step | null {
  const { profile, wali, isAwaited, hasSent, subscriptionStatus, requestsRemaining } = state;
  if (!profile.consentStated) return 'consent';
  if (profile.gender === 'female' && wali !== 'verified') return 'guardian';
  if (profile.hasFourWives) return 'fourWives';
  if (isAwaited) return null;
  if (!profile.consentIsCurrent) return 'newConsent';
  if (profile.assumedFields.length > 0) return 'assumed';
  if (subscriptionStatus === 'free') return 'free';
  if (requestsRemaining === 0) return 'exhausted';
  return hasSent ? 'another' : 'first';
}

export function wayTo(step: Step, wali: WaliState): string {
  switch (step) {
    case 'consent':
    case 'newConsent':
    case 'fourWives':
    case 'assumed':
      return '/profile';
    case 'guardian':
      return wali === 'none' ? '/guardian-setup' : '/wali-pending';
    case 'free':
    case 'exhausted':
    case 'first':
    case 'another':
      return '/browse';
  }
}
