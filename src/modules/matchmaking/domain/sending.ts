import type { ErrorCode } from '#kernel/errors.ts';

/** What of a member decides whether requests can be sent at all. */
export interface Sender {
  gender: 'male' | 'female';
  isPresent: boolean;
  hasFourWives: boolean;
  hasPaidPlan: boolean;
  /** Whether a guardian acts for her; nothing to a brother. */
  isGuarded: boolean;
}

/** What keeps a member from sending to anybody, in the order of decisions 5.2 and 3.12; null where nothing does. The screens and the command ask the same. */
export function obstacleToSending(sender: Sender): ErrorCode | null {
  if (!sender.isPresent) return 'matchmaking.staff';
  if (sender.hasFourWives) return 'matchmaking.four-wives';
  if (!sender.hasPaidPlan) return 'matchmaking.subscription-required';
  if (sender.gender === 'female' && !sender.isGuarded) return 'matchmaking.guardian-unverified';
  return null;
}
