import { declareErrors } from '#kernel/errors.ts';

export const matchmakingErrors = declareErrors({
  'matchmaking.profile-required': 409,
  'matchmaking.profile-exists': 409,
  'matchmaking.profile-incomplete': 409,
  'matchmaking.consent-required': 409,
  'matchmaking.gender-mismatch': 409,
  'matchmaking.contact-details': 400,
  'matchmaking.subscription-required': 403,
  'matchmaking.allowance-exhausted': 403,
  'matchmaking.guardian-on-hold': 403,
  'matchmaking.guardian-unverified': 403,
  'matchmaking.guardian-conflict': 409,
  'matchmaking.request-open': 409,
  'matchmaking.already-matched': 409,
  'matchmaking.too-soon': 409,
  'matchmaking.four-wives': 403,
  'matchmaking.iddah': 409,
  'matchmaking.on-break': 409,
  'matchmaking.khitba': 409,
  'matchmaking.account-inactive': 403,
  'matchmaking.too-many-searches': 409,
  'matchmaking.request-not-pending': 409,
  'matchmaking.request-on-hold': 409,
  'matchmaking.match-ended': 409,
  'matchmaking.match-paused': 409,
  'matchmaking.pause-not-yours': 409,
  'matchmaking.end-objected': 409,
  'matchmaking.no-end-to-object-to': 409,
  'matchmaking.stage-not-next': 409,
  'matchmaking.stage-not-agreed': 409,
  'matchmaking.stage-too-early': 409,
  'matchmaking.already-released': 409,
  'matchmaking.release-ended': 409,
  'matchmaking.staff-contact-off': 409,
  'matchmaking.relative-not-requested': 409,
  'matchmaking.relative-already-named': 409,
  'matchmaking.too-many-relatives': 409,
  'matchmaking.no-relative': 409,
  'matchmaking.operator-room-off': 409,
  'matchmaking.meeting-already-open': 409,
  'matchmaking.meeting-changed': 409,
  'matchmaking.meeting-cancelled': 409,
  'matchmaking.meeting-over': 409,
  'matchmaking.meeting-not-over': 409,
  'matchmaking.meeting-not-confirmed': 409,
});

declare module '#kernel/errors.ts' {
  interface ErrorCatalogue {
    matchmaking: typeof matchmakingErrors;
  }
}
