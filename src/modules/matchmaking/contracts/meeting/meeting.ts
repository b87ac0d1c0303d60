/** Where a meeting may be; a room only where the operator offers one (R-B.1). */
export const placeKinds = ['public', 'guardian_home', 'operator_room'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** `moved`: other times were proposed, which the three have to confirm. */
export const meetingStates = ['proposed', 'confirmed', 'moved', 'cancelled'] as const;
export type MeetingProgress = (typeof meetingStates)[number];

/** The answers of a member after a meeting; `unsafe` goes to the staff (R-B.6). */
export const feedbackAnswers = ['continue', 'think', 'stop', 'unsafe'] as const;
export type FeedbackAnswer = (typeof feedbackAnswers)[number];

export const meetingActions = ['confirm', 'move', 'cancel', 'download', 'answer'] as const;
export type MeetingAction = (typeof meetingActions)[number];

export const TIMES_MAX = 3;
export const PLACE_MAX = 300;
export const PRESENT_MAX = 6;
export const PERSON_MAX = 100;
export const CANCEL_REASON_MAX = 500;

export const proposeMeeting = 'POST /api/matches/:id/meetings';
export const confirmMeeting = 'POST /api/matches/:id/meetings/:meetingId/confirm';
export const moveMeeting = 'POST /api/matches/:id/meetings/:meetingId/move';
export const cancelMeeting = 'POST /api/matches/:id/meetings/:meetingId/cancel';
export const answerMeeting = 'POST /api/matches/:id/meetings/:meetingId/feedback';
export const downloadMeeting = 'GET /api/matches/:id/meetings/:meetingId.ics';

export const proposeOverseenMeeting = 'POST /api/guardian/matches/:id/meetings';
export const confirmOverseenMeeting = 'POST /api/guardian/matches/:id/meetings/:meetingId/confirm';
export const moveOverseenMeeting = 'POST /api/guardian/matches/:id/meetings/:meetingId/move';
export const cancelOverseenMeeting = 'POST /api/guardian/matches/:id/meetings/:meetingId/cancel';
export const downloadOverseenMeeting = 'GET /api/guardian/matches/:id/meetings/:meetingId.ics';
