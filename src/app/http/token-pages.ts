/**
 * Addresses with an emailed token or code, which nobody else may learn and no cache may store (R-S.2). Add every new
 * page of this kind here.
 */
const TOKEN_PAGE =
  /^\/(reset-password|confirm-email|wali-verify|guardian-claim|decide|step-down|unsubscribe|api\/(approvals|wali-verify|auth\/link-use))(\/|$)/i;

export const containsToken = (path: string): boolean => TOKEN_PAGE.test(path);
/** Pages behind emailed links that work without JavaScript; mail programs post to the last. */
const MAILED_PAGE = /^\/(decide|step-down|unsubscribe)\//i;
export const isMailed = (path: string): boolean => MAILED_PAGE.test(path);
/** Returns whether the page posts a form without JavaScript. */
export const postsForm = (path: string): boolean => isMailed(path) || /^\/help$/i.test(path);
