import { CODE_DAYS, CODE_LENGTH } from '#kernel/contracts/guardian.ts';
import { DAY } from '#kernel/clock.ts';
import { hashOfReadableCode, readableCode } from '#kernel/readable-code.ts';

export const CODE_LIFE = CODE_DAYS * DAY;
export const CODE_TRIES = 10;

export const newCode = (): string => readableCode(CODE_LENGTH);

/** What is stored of a code. Without a salt of its own, because /guardian-verify looks it up by the code alone. */
export const hashOfCode = (code: string): Promise<string> =>
  hashOfReadableCode(code, 'mithaq guardian verification code');
