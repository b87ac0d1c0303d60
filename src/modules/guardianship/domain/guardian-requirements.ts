import { DomainError } from '#kernel/errors.ts';
import type { GuardianState } from './guardian-state.ts';

export function requirePending(state: GuardianState): void {
  if (state.state === 'verified') throw new DomainError('guardianship.already-verified');
  if (state.state !== 'pending') throw new DomainError('guardianship.link-invalid');
}

export function requireUnusedClaim(state: GuardianState): void {
  if (state.accountId) throw new DomainError('guardianship.claim-used');
}

export function requireVerified(state: GuardianState): void {
  if (state.state !== 'verified') throw new DomainError('guardianship.not-verified');
}

export function requireCheck(state: GuardianState): void {
  requireVerified(state);
  if (!state.check) throw new DomainError('guardianship.not-checked');
}

export function requireDispute(state: GuardianState): void {
  requireVerified(state);
  if (!state.dispute) throw new DomainError('guardianship.not-disputed');
}
