/** Asking for an introduction, and where a request stands. Other features import from here only. */
export { ListObstacle, RestNotice, SendOrStep, StepNotice } from './send-obstacle.tsx';
export { SendInterestDialog, type SendingInterest } from './send-interest-dialog.tsx';
export { isResting, useRequestSteps, type Side } from './request-state.ts';
