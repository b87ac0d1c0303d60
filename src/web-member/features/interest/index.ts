/** Asking for an introduction. Other features import from here only. */
export { SendInterestDialog, type SendingInterest } from './send-interest-dialog.tsx';
