/** A ward's answers whether it is safe to act on what she wrote to the staff. */
export const safetyAnswers = ['now', 'later', 'no'] as const;
export type SafetyAnswer = (typeof safetyAnswers)[number];

export const showSafety = 'GET /api/guardian/safety';
export const answerSafety = 'POST /api/guardian/safety';
