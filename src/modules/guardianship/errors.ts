import { declareErrors } from '#kernel/errors.ts';

export const guardianshipErrors = declareErrors({
  'guardianship.own-email': 400,
  'guardianship.shared-address': 400,
  'guardianship.not-a-ward': 403,
  'guardianship.already-verified': 409,
  'guardianship.already-named': 409,
  'guardianship.no-guardian': 409,
  'guardianship.code-wrong': 400,
  'guardianship.code-expired': 410,
  'guardianship.link-invalid': 404,
  'guardianship.link-used': 409,
  'guardianship.link-refused': 409,
  'guardianship.link-expired': 410,
  'guardianship.claim-invalid': 404,
  'guardianship.claim-used': 409,
  'guardianship.claim-expired': 410,
  'guardianship.too-many-replacements': 409,
  'guardianship.claim-needs-account': 400,
  'guardianship.claim-sign-in': 409,
  'guardianship.not-her-guardian': 403,
  'guardianship.too-many-wards': 409,
  'guardianship.not-verified': 403,
  'guardianship.verification-under-review': 409,
  'guardianship.not-checked': 409,
  'guardianship.dispute-first': 409,
  'guardianship.already-disputed': 409,
  'guardianship.not-disputed': 409,
  'guardianship.not-cleared': 409,
  'guardianship.no-question': 409,
  'guardianship.already-held': 409,
  'guardianship.not-held': 409,
  'guardianship.already-decided': 409,
  'guardianship.concern-about-message': 400,
  'guardianship.item-ended': 409,
  'guardianship.account-closed': 409,
  'guardianship.item-on-hold': 404,
  'guardianship.guardians-only': 403,
  'guardianship.members-only': 403,
});

declare module '#kernel/errors.ts' {
  interface ErrorCatalogue {
    guardianship: typeof guardianshipErrors;
  }
}
