/**
 * Addresses that hold a mailed token or code, whatever answers them: nobody else is to learn them, and no cache is to
 * keep them (design: security, rule 2). A new page of that kind joins here.
 */
const TOKEN_PAGE =
  /^\/(reset-password|confirm-email|wali-verify|guardian-claim|decide|step-down|unsubscribe|api\/(approvals|wali-verify))(\/|$)/i;

/** Pages that post a form of their own, without JavaScript; mail programs post one to the second. */
const FORM_PAGE = /^\/((decide|step-down|unsubscribe)\/|help$)/i;

export const holdsToken = (path: string): boolean => TOKEN_PAGE.test(path);
export const postsForm = (path: string): boolean => FORM_PAGE.test(path);
