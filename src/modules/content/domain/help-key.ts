import { bareCode } from '#kernel/contracts/plain-text.ts';
import { hashOfReadableCode, readableCode } from '#kernel/values/readable-code.ts';

/** Twelve letters and digits, almost 60 bits: nobody guesses one. */
const LENGTH = 12;

/** A key by which an answer is read without an account, as it is shown: XXXX-XXXX-XXXX. */
export const newHelpKey = (): string => readableCode(LENGTH).replace(/(.{4})(?=.)/g, '$1-');

/** What is kept of a key, however it is typed. Slow by design, so that a stolen table does not open them. */
export const hashOfHelpKey = (key: string): Promise<string> => hashOfReadableCode(key, 'content.question');

/** Whether it could be a key at all. */
export const looksLikeHelpKey = (typed: string): boolean => bareCode(typed).length === LENGTH;
