export { ListBlocker, BreakNotice, SendOrStep, StepNotice } from './send-blocker.tsx';
export { OpenRequest } from './open-request.tsx';
export { SendInterestDialog, type SendingInterest } from './send-interest-dialog.tsx';
export { isOnHold, useRequestSteps, type Side } from './request-state.ts';
