export const ANSWER_MAX = 2000;
export const TOPIC_NOTE_MAX = 500;

/** Kinds of an answer to a topic: the member's own words, or one of two sentences in their place (R-A.2). */
export const topicAnswerKinds = ['words', 'when_we_meet', 'does_not_apply'] as const;
export type TopicAnswerKind = (typeof topicAnswerKinds)[number];

/** States of a topic as its reader may know them (R-A.4). */
export const topicStates = ['not_written', 'written', 'both', 'agreed', 'to_be_spoken'] as const;
export type TopicState = (typeof topicStates)[number];

export const topicActions = ['answer', 'agree', 'speak', 'take-back-speak', 'request', 'note'] as const;
export type TopicAction = (typeof topicActions)[number];

export const answerTopic = 'PUT /api/matches/:id/topics/:topicId/answer';
export const agreeOnTopic = 'POST /api/matches/:id/topics/:topicId/agree';
export const speakOfTopic = 'POST /api/matches/:id/topics/:topicId/speak';
export const takeBackSpeaking = 'DELETE /api/matches/:id/topics/:topicId/speak';
export const requestTopic = 'POST /api/guardian/matches/:id/topics/:topicId/request';
export const noteOnTopic = 'POST /api/guardian/matches/:id/topics/:topicId/note';
