import { fill } from './i18n/catalogue.ts';
import texts from './i18n/en/errors.json' with { type: 'json' };

/** Every refusal of the product: its code and the HTTP status. The sentence stands in the catalogue under the same code. */
export const errorCatalogue = {
  'common.invalid': 400,
  'common.malformed': 400,
  'common.unauthenticated': 401,
  'common.forbidden': 403,
  'common.cross-site': 403,
  'common.not-found': 404,
  'common.method-not-allowed': 405,
  'common.too-slow': 408,
  'common.conflict': 409,
  'common.too-large': 413,
  'common.unsupported-type': 415,
  'common.too-many': 429,
  'common.failed': 500,
  'common.unavailable': 503,
  'common.idempotency-mismatch': 409,
  'common.idempotency-running': 409,
  'identity.email-taken': 409,
  'identity.payment-required': 409,
  'identity.credentials': 401,
  'identity.disabled': 403,
  'identity.own-account': 409,
  'identity.last-admin': 409,
  'identity.reset-token': 400,
  'identity.sign-up-handle': 403,
  'identity.gender-fixed': 409,
  'identity.sign-in-again': 403,
  'identity.sign-in-ended': 401,
  'identity.code-wrong': 401,
  'identity.two-factor-code': 403,
  'identity.two-factor-required': 403,
  'identity.email-unconfirmed': 409,
  'identity.two-factor-on': 409,
  'identity.two-factor-off': 409,
  'identity.two-factor-setup': 409,
  'identity.two-factor-elsewhere': 409,
  'identity.confirm-token': 400,
  'identity.deletion-scheduled': 403,
  'guardianship.own-email': 400,
  'guardianship.shared-address': 400,
  'guardianship.not-a-ward': 403,
  'guardianship.already-verified': 409,
  'guardianship.already-named': 409,
  'guardianship.none-named': 409,
  'guardianship.code-wrong': 400,
  'guardianship.code-expired': 410,
  'guardianship.link-invalid': 404,
  'guardianship.link-used': 409,
  'guardianship.link-expired': 410,
  'guardianship.claim-invalid': 404,
  'guardianship.claim-expired': 410,
  'guardianship.replaced-often': 409,
  'guardianship.claim-needs-account': 400,
  'guardianship.claim-sign-in': 409,
  'guardianship.not-her-guardian': 403,
  'guardianship.not-verified': 403,
  'guardianship.already-decided': 409,
  'guardianship.guardians-only': 403,
  'guardianship.members-only': 403,
  'matchmaking.profile-required': 409,
  'matchmaking.profile-exists': 409,
  'matchmaking.profile-incomplete': 409,
  'matchmaking.gender-mismatch': 409,
  'matchmaking.contact-details': 400,
  'matchmaking.subscription-required': 403,
  'matchmaking.allowance-exhausted': 403,
  'matchmaking.guardian-unverified': 403,
  'matchmaking.request-open': 409,
  'matchmaking.already-matched': 409,
  'matchmaking.too-soon': 409,
  'matchmaking.four-wives': 403,
  'matchmaking.staff': 403,
  'matchmaking.request-not-pending': 409,
  'messaging.match-not-active': 409,
  'messaging.guardian-unverified': 403,
  'messaging.not-under-review': 409,
  'billing.plan-unknown': 404,
} as const satisfies Record<keyof typeof texts, number>;

export type ErrorCode = keyof typeof errorCatalogue;

/** A refusal that the caller can understand and act on. `details` go to the wire beside code and message; nothing private belongs there. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, string | number | boolean | null>;
  readonly fields: Record<string, string> | undefined;

  constructor(
    code: ErrorCode,
    details: Record<string, string | number | boolean | null> = {},
    fields?: Record<string, string>,
  ) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
    this.fields = fields;
  }

  get status(): number {
    return errorCatalogue[this.code];
  }

  /** The answer's body (decisions 9.1). */
  toWire(): { code: string; message: string; fields?: Record<string, string> } {
    return {
      code: this.code,
      message: errorText(this.code, this.details),
      ...this.details,
      ...(this.fields && { fields: this.fields }),
    };
  }
}

export function errorText(code: ErrorCode, details: Record<string, string | number | boolean | null> = {}): string {
  return fill(texts[code], Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)])));
}

/** A refusal that concerns one field of a form. */
export const invalidField = (field: string, sentence: string): DomainError =>
  new DomainError('common.invalid', {}, { [field]: sentence });
