/** A sign-up that is paid for before its account is made. Other features import from here only. */
export { forgetSignUpDraft, saveSignUpDraft, signUpDraft } from './sign-up-draft.ts';
