/** Request header by which a page names the account for which it acts (ADR 40). */
export const ACTING_ACCOUNT = 'Acting-Account';
