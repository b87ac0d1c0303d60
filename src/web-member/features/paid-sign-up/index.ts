/** A sign-up that is paid before its account is created. */
export { madeAccount, rememberAccount, type MadeAccount } from './made-account.ts';
export { forgetSignUpDraft, saveSignUpDraft, signUpDraft } from './sign-up-draft.ts';
