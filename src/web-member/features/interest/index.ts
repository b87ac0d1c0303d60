/** Asking for an introduction. Other features import from here only. */
export { ListObstacle, SendOrStep } from './send-obstacle.tsx';
export { SendInterestDialog, type SendingInterest } from './send-interest-dialog.tsx';
