/** A sign-up that is paid before its account is created. */
export { forgetSignUpDraft, saveSignUpDraft, signUpDraft } from './sign-up-draft.ts';
