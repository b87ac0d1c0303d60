import type common from '#kernel/i18n/en/common.json';

/** Where a refusal leads on, and the words of the link in `common:nextStep`. */
export interface NextStep {
  to: string;
  label: keyof (typeof common)['nextStep'];
}

const steps: Record<string, NextStep> = {
  'common.unauthenticated': { to: '/auth', label: 'signIn' },
  'identity.email-taken': { to: '/auth', label: 'signIn' },
  'identity.credentials': { to: '/forgot-password', label: 'newPassword' },
  'identity.reset-token': { to: '/forgot-password', label: 'newLink' },
  'identity.sign-up-handle': { to: '/auth', label: 'signIn' },
  'identity.sign-in-ended': { to: '/auth', label: 'signIn' },
  'identity.two-factor-required': { to: '/account-settings?tab=security', label: 'security' },
  'identity.email-unconfirmed': { to: '/account-settings', label: 'settings' },
  'identity.two-factor-elsewhere': { to: '/account-settings?tab=security', label: 'security' },
  'identity.deletion-scheduled': { to: '/leaving', label: 'restore' },
  'guardianship.not-a-ward': { to: '/dashboard', label: 'dashboard' },
  'guardianship.already-named': { to: '/wali-pending', label: 'guardian' },
  'guardianship.already-verified': { to: '/wali-pending', label: 'guardian' },
  'guardianship.none-named': { to: '/guardian-setup', label: 'nameGuardian' },
  'guardianship.not-verified': { to: '/wali-pending', label: 'guardian' },
  'guardianship.claim-sign-in': { to: '/auth', label: 'signIn' },
  'guardianship.already-decided': { to: '/guardian/approvals', label: 'approvals' },
  'guardianship.guardians-only': { to: '/dashboard', label: 'dashboard' },
  'guardianship.members-only': { to: '/account-settings', label: 'settings' },
  'matchmaking.profile-required': { to: '/create-profile', label: 'createProfile' },
  'matchmaking.profile-exists': { to: '/profile', label: 'profile' },
  'matchmaking.profile-incomplete': { to: '/profile', label: 'profile' },
  'matchmaking.subscription-required': { to: '/subscription-dashboard', label: 'plan' },
  'matchmaking.allowance-exhausted': { to: '/subscription-dashboard', label: 'plan' },
  'matchmaking.guardian-unverified': { to: '/wali-pending', label: 'guardian' },
  'matchmaking.request-open': { to: '/interest-requests', label: 'requests' },
  'matchmaking.already-matched': { to: '/messages', label: 'messages' },
  'matchmaking.too-soon': { to: '/browse', label: 'browse' },
  'matchmaking.four-wives': { to: '/profile', label: 'profile' },
  'matchmaking.request-not-pending': { to: '/interest-requests', label: 'requests' },
  'messaging.match-not-active': { to: '/messages', label: 'messages' },
  'messaging.guardian-unverified': { to: '/messages', label: 'messages' },
};

/** Refusals that are mended where they appear: in the form, by another try, or in the page's own words. */
export const mendedInPlace = [
  'billing.plan-unknown',
  'common.conflict',
  'common.cross-site',
  'common.failed',
  'common.forbidden',
  'common.idempotency-mismatch',
  'common.idempotency-running',
  'common.invalid',
  'common.malformed',
  'common.method-not-allowed',
  'common.not-found',
  'common.too-large',
  'common.too-many',
  'common.too-slow',
  'common.unavailable',
  'common.unsupported-type',
  'guardianship.claim-expired',
  'guardianship.claim-invalid',
  'guardianship.claim-needs-account',
  'guardianship.code-expired',
  'guardianship.code-wrong',
  'guardianship.link-expired',
  'guardianship.link-invalid',
  'guardianship.link-used',
  'guardianship.not-her-guardian',
  'guardianship.own-email',
  'guardianship.replaced-often',
  'guardianship.shared-address',
  'identity.code-wrong',
  'identity.confirm-token',
  'identity.disabled',
  'identity.gender-fixed',
  'identity.last-admin',
  'identity.own-account',
  'identity.payment-required',
  'identity.sign-in-again',
  'identity.two-factor-code',
  'identity.two-factor-off',
  'identity.two-factor-on',
  'identity.two-factor-setup',
  'content.own-words',
  'content.question-closed',
  'content.report-resolved',
  'matchmaking.contact-details',
  'matchmaking.gender-mismatch',
  'matchmaking.staff',
  'messaging.not-under-review',
];

export const refusalsWithStep = Object.keys(steps);

/** The one step that leads on from a refusal; null where it is mended in place. */
export const nextStepAfter = (code: string | undefined): NextStep | null => steps[code ?? ''] ?? null;
