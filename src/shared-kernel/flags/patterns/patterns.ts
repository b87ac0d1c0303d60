import type { Pattern } from './pattern.ts';
import { emailPatterns, linkPatterns, handlePatterns } from './contact-patterns.ts';
import { moneyPatterns } from './money-patterns.ts';
import { alonePatterns } from './alone-patterns.ts';
import { secretPatterns } from './secret-patterns.ts';

/**
 * Patterns for a plain text (see plain.ts), besides telephone numbers (see numbers.ts). Every repetition is bounded, so
 * that the time grows only with the text; docs/flags.md lists what they miss.
 */
export const patterns: Pattern[] = [
  ...emailPatterns,
  ...linkPatterns,
  ...handlePatterns,
  ...moneyPatterns,
  ...alonePatterns,
  ...secretPatterns,
];
