/** Asking for an introduction, and where a request stands. Other features import from here only. */
export { ListBlocker as ListObstacle, BreakNotice as RestNotice, SendOrStep, StepNotice } from './send-blocker.tsx';
export { SendInterestDialog, type SendingInterest } from './send-interest-dialog.tsx';
export { isOnHold as isResting, useRequestSteps, type Side } from './request-state.ts';
