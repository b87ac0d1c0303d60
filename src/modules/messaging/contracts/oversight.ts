export const REASON_MAX = 500;
export const STAGE_WORDS_MAX = 500;

export const changeStatus = 'POST /api/matches/:id/status';
export const objectToEnd = 'POST /api/matches/:id/object';
export const moveStage = 'POST /api/matches/:id/stage';
export const setSupervision = 'POST /api/matches/:id/supervision';
