export const CONSOLE = '/admin-dashboard';

/** Returns whether an address belongs to the console, which serves nothing without a session. */
export const isConsole = (address: string): boolean => address === CONSOLE || address.startsWith(`${CONSOLE}/`);

/** The page of all rules, a document of its own in the console's build. */
export const RULES = `${CONSOLE}/rules/`;
