import type { OwnProfile } from '#modules/matchmaking/contracts/profiles.ts';
import type { WaliState } from '../session/index.ts';

/** What is known of a member when the dashboard looks for the one next step. */
export interface Standing {
  profile: OwnProfile;
  wali: WaliState;
  /** Whether something waits for the member's own word. */
  isAwaited: boolean;
  hasSent: boolean;
  subscriptionStatus: string;
  requestsRemaining: number;
}

export type Step = 'consent' | 'guardian' | 'fourWives' | 'assumed' | 'free' | 'exhausted' | 'first' | 'another';

/**
 * The one next step that fits this member, and is not refused: first what keeps everything else waiting. Null where
 * something waits for the member's word, which is the step then.
 */
export function nextStep(state: Standing): Step | null {
  const { profile, wali, isAwaited, hasSent, subscriptionStatus, requestsRemaining } = state;
  if (!profile.consentStated) return 'consent';
  if (profile.gender === 'female' && wali !== 'verified') return 'guardian';
  if (profile.hasFourWives) return 'fourWives';
  if (isAwaited) return null;
  if (profile.assumedFields.length > 0) return 'assumed';
  if (subscriptionStatus === 'free') return 'free';
  if (requestsRemaining === 0) return 'exhausted';
  return hasSent ? 'another' : 'first';
}

/** Where a step is done. */
export function wayTo(step: Step, wali: WaliState): string {
  switch (step) {
    case 'consent':
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
