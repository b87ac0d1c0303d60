export const listNeverAgain = 'GET /api/account/never-again';
export const liftNeverAgain = 'DELETE /api/account/never-again/:profileId';
