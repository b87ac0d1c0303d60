export const reportSubjects = ['profile', 'message', 'guardian'] as const;
export type ReportSubject = (typeof reportSubjects)[number];
export const reportReasons = [
  'under_18',
  'forced_marriage',
  'against_the_law',
  'threat',
  'pressure',
  'obstruction',
  'unsafe_meeting',
  'money',
  'contact_details',
  'insult',
  'untrue',
  'not_who_he_says',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Staff see reports for these reasons first. */
export const urgentReasons = ['under_18', 'forced_marriage', 'against_the_law'] as const satisfies ReportReason[];

/** Staff see these first as well; a press after a meeting files the last one (R-B.6). */
export const firstReasons = [...urgentReasons, 'unsafe_meeting'] as const satisfies ReportReason[];

export const reasonsFor: Record<ReportSubject, ReportReason[]> = {
  profile: ['untrue', 'insult', 'money', 'contact_details', ...urgentReasons, 'other'],
  message: ['threat', 'pressure', 'money', 'insult', 'contact_details', ...urgentReasons, 'other'],
  guardian: ['threat', 'pressure', 'obstruction', 'money', 'not_who_he_says', ...urgentReasons, 'other'],
};
export const DETAILS_MAX = 2000;

/** The outcome of a report. The reporter learns no more: measures against a person are private too. */
export const reportOutcomes = ['acted', 'nothing_found', 'elsewhere'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

export const fileReport = 'POST /api/reports';
export const listOwnReports = 'GET /api/reports';
