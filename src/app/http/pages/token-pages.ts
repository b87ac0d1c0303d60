/**
 * Addresses that hold a mailed token or code, whatever answers them: nobody else is to learn them, and no cache is to
 * keep them (R-S.2). A new page of that kind joins here.
 */
const TOKEN_PAGE =
  /^\/(reset-password|confirm-email|wali-verify|guardian-claim|decide|step-down|unsubscribe|api\/(approvals|wali-verify))(\/|$)/i;

export const containsToken = (path: string): boolean => TOKEN_PAGE.test(path);
/** Pages behind mailed links that work without JavaScript; mail programs post to the last. */
const MAILED_PAGE = /^\/(decide|step-down|unsubscribe)\//i;
export const isMailed = (path: string): boolean => MAILED_PAGE.test(path);
/** Whether a page posts a form of its own, without JavaScript. */
export const postsForm = (path: string): boolean => isMailed(path) || /^\/help$/i.test(path);
