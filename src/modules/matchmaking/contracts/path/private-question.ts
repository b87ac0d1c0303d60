export const privateAnswers = ['yes', 'unsure', 'help'] as const;
export type PrivateAnswer = (typeof privateAnswers)[number];

export const showPrivateQuestion = 'GET /api/matches/:id/private-question';
export const answerPrivateQuestion = 'POST /api/matches/:id/private-question';
