/** The request header by which a page names the account for which it acts. */
export const ACTING_ACCOUNT = 'Acting-Account';
