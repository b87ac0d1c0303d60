const LENGTH = 6;
const NUMBER = /^#?([0-9a-f]{6})$/i;

/** The number of a case in the console: the random end of its id. */
export const caseNumberOf = (id: string): string => id.slice(-LENGTH).toUpperCase();

/** The typed text as a number of cases, in the form of the database; null if it is none. */
export const typedCaseNumber = (typed: string): string | null => NUMBER.exec(typed)?.[1]?.toLowerCase() ?? null;
