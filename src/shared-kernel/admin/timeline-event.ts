/** Every kind of event in a person's history; the console has a sentence for each. */
export const timelineKinds = [
  'signed-up',
  'email-confirmed',
  'first-signed-in',
  'new-device',
  'password-changed',
  'password-reset',
  'sessions-ended',
  'two-factor-on',
  'two-factor-off',
  'recovery-code-used',
  'deletion-requested',
  'account-restored',
  'email-changed',
  'disabled',
  'enabled',
  'profile-created',
  'request-sent',
  'request-sent-accepted',
  'request-sent-declined',
  'request-sent-guardian-declined',
  'request-sent-withdrawn',
  'request-sent-expired',
  'request-received',
  'request-received-accepted',
  'request-received-declined',
  'request-received-guardian-declined',
  'request-received-withdrawn',
  'request-received-expired',
  'match-made',
  'match-paused',
  'match-resumed',
  'match-ended',
  'guardian-named',
  'guardian-verified',
  'guardian-check-raised',
  'guardian-disputed',
  'guardian-replaced',
  'guardian-ended',
  'ward-named',
  'ward-verified',
  'ward-check-raised',
  'ward-disputed',
  'ward-replaced',
  'ward-ended',
  'paid',
  'refund-requested',
  'refund-decided',
  'report-made',
  'report-made-resolved',
  'reported',
  'reported-resolved',
  'grant-plan',
  'end-sessions',
  'set-role',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** An event of a person's history for the staff: what and when, without words. */
export interface TimelineEvent {
  at: Date;
  kind: TimelineKind;
  detail: Record<string, string | number | null>;
}

/** Returns an event, or none if its time is null. */
export const timelineEvent = (
  at: Date | null,
  kind: TimelineKind,
  detail: TimelineEvent['detail'] = {},
): TimelineEvent[] => (at ? [{ at, kind, detail }] : []);
