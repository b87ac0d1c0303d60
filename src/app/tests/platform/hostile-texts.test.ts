import { describe, expect, test } from 'vitest';
import { asciiDigits, typedNumber } from '#kernel/contracts/digits.ts';
import { email, personName, screenName } from '#kernel/contracts/fields.ts';
import { oneLine, plainCode, plainPhone, seen } from '#kernel/contracts/plain-text.ts';
import { containsSealed } from '#kernel/contracts/sealed-form.ts';
import { truncate } from '#kernel/contracts/truncate.ts';
import { typedEntries } from '#kernel/contracts/typed-list.ts';
import { mailboxOf } from '#kernel/values/email-address.ts';
import { flagsIn } from '#kernel/flags/flags.ts';
import { plainAddress } from '#kernel/i18n/languages.ts';
import { searchKey } from '#kernel/search/search-key.ts';
import { wordsOf } from '#modules/content/contracts/markdown.ts';
import { excerptOf, slugOf } from '#modules/content/domain/article.ts';
import { truncateLines } from '#modules/guardianship/approval/truncate-lines.ts';
import { deviceName } from '#modules/identity/domain/device-name.ts';
import { isPaymentPage } from '../../http/requests/guards.ts';
import { containsToken, postsForm } from '../../http/token-pages.ts';

/** Functions that parse text from anybody. */
const readers: Record<string, (text: string) => unknown> = {
  asciiDigits,
  typedNumber,
  email: (text) => email.safeParse(text),
  personName: (text) => personName(1_000_000).safeParse(text),
  screenName: (text) => screenName.safeParse(text),
  oneLine,
  plainCode,
  plainPhone,
  seen,
  holdsSealed: containsSealed,
  truncate: (text) => truncate(text, text.length - 1, { wholeWords: true }),
  typedEntries,
  mailboxOf,
  flagsIn,
  plainAddress,
  searchKey,
  wordsOf,
  excerptOf,
  slugOf,
  truncateLines: (text) => truncateLines(text, { lines: 3, signs: 300 }),
  deviceName: (text) => deviceName(text, 'en'),
  isPaymentPage,
  holdsToken: containsToken,
  postsForm,
};

/** Input that is bad for regular expressions: long runs that nearly match, with an end that does not. */
const HOSTILE = [
  ' x',
  '  \t',
  '\n',
  '/',
  '.',
  '-',
  'a',
  'a.',
  'a-',
  'a@',
  '@a.',
  '0',
  '07 ',
  '0-',
  'zero ',
  'oh ',
  '+(',
  '*',
  '**a',
  '_a_',
  '[',
  '![',
  '[a](',
  '](',
  '`',
  '<',
  '<!--',
  '> ',
  '- a\n',
  '\\',
  '&#1',
  '=',
  'www.',
  'http://',
  't.me/',
  's1.1.',
  'ﷺ',
  'e\u0301',
  '\u0301',
  '\u200c',
  'ا\u200c',
  '٣ ',
  'send me money ',
  'whats app ',
  '\ud83d',
];

const cpu = (work: () => unknown): number => {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
};
/** The minimum of several runs, because other load only adds time. */
const least = (work: () => unknown): number => Math.min(...Array.from({ length: 3 }, () => cpu(work)));

/** The largest request body. */
const LENGTH = 64_000;
/** Below this CPU time, in ms, growth cannot be measured. */
const LITTLE = 30;
/** For four times the length, linear work takes 4 times as long and quadratic work 16 times; halfway is 8. */
const STEEP = 8;

describe('parsing takes linear time', () => {
  test.each(Object.entries(readers))('%s', (_, read) => {
    const steep = HOSTILE.flatMap((unit) => {
      const ofLength = (length: number) => `${unit.repeat(length / unit.length)}\u0000`;
      // Grows step by step, so that a failure shows before it takes minutes.
      for (let length = LENGTH / 8; length <= LENGTH; length *= 2) {
        const [quarter, whole] = [ofLength(length / 4), ofLength(length)];
        const first = cpu(() => read(whole));
        if (first < LITTLE || first / cpu(() => read(quarter)) <= STEEP) continue;
        // The first run includes compilation: only a repeated one shows growth.
        const repeated = least(() => read(whole));
        const growth = repeated / least(() => read(quarter));
        if (repeated >= LITTLE && growth > STEEP) return [`${JSON.stringify(unit)} ${length}: ${growth.toFixed(1)}`];
      }
      return [];
    });
    expect(steep).toEqual([]);
  });
});
