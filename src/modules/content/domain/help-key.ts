import { bareCode } from '#kernel/contracts/plain-text.ts';
import { hashOfReadableCode, readableCode } from '#kernel/values/readable-code.ts';

/** Almost 60 bits, which nobody guesses. */
const LENGTH = 12;

/** A key in the form XXXX-XXXX-XXXX, which gives access to an answer without an account. */
export const newHelpKey = (): string => readableCode(LENGTH).replace(/(.{4})(?=.)/g, '$1-');

/** The stored hash of a key, however it is typed. Slow by design, against a stolen table. */
export const hashOfHelpKey = (key: string): Promise<string> => hashOfReadableCode(key, 'content.question');

export const looksLikeHelpKey = (typed: string): boolean => bareCode(typed).length === LENGTH;
