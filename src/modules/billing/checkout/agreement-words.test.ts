import { expect, test } from 'vitest';
import { languageIds } from '#kernel/i18n/languages.ts';
import { textsOf } from '#kernel/i18n/texts.ts';
import { sha256 } from '#kernel/values/sha256.ts';
import { penceOf } from '#kernel/values/money.ts';
import type { PlanId } from '#kernel/values/ids.ts';
import { AGREEMENT_VERSION, REMINDER_DAYS, type AgreementTerms } from '../domain/agreement.ts';
import { refundDaysOf } from '../domain/refund-window.ts';
import { agreementWords } from './agreement-words.ts';

const compose = agreementWords({ name: 'Mithaq Ltd', address: ['1 Road', 'Leeds'], email: 'salam@mithaq.example' });
const terms = (months: number, price: number): AgreementTerms => ({
  planId: 2 as PlanId,
  due: penceOf(price),
  price: penceOf(price),
  months,
  reminderDays: REMINDER_DAYS,
  ...refundDaysOf(months),
});

const hers = { language: 'en', waitsForGuardian: true } as const;

test('a month names seller, price, renewal, reminder, cancellation and refund', () => {
  expect(compose(terms(1, 1599), { name: 'Monthly' }, hers).words).toEqual([
    'You buy the plan Monthly from Mithaq Ltd, 1 Road, Leeds.',
    'You pay £15.99 today, then £15.99 each month until you cancel.',
    'A year costs £191.88.',
    'We write to you 7 days before each later payment.',
    expect.stringMatching(/^You can cancel at any time, .* salam@mithaq\.example\./),
    expect.stringMatching(/^First 7 days: everything back\. Days 8 to 14: the days you did not use\./),
    expect.stringMatching(/^You need no reason\./),
    expect.stringMatching(/^Until her guardian is verified, a sister gets everything back .* After 90 days/),
  ]);
});

test('what holds until her guardian is verified is said to her alone', () => {
  const of = (waitsForGuardian: boolean) =>
    compose(terms(1, 1599), { name: 'Monthly' }, { ...hers, waitsForGuardian }).words;
  expect(of(false)).toEqual(of(true).slice(0, -1));
});

test.each([
  ['half a year costs twice as much a year', 6, 6000, 'A year costs £120.00.'],
  ['a plan for life says how long that is', 0, 9999, expect.stringMatching(/^Lifetime means: .* within 3 years/)],
])('%s', (_, months, price, line) => {
  expect(compose(terms(months, price), { name: 'Plan' }, hers).words).toContainEqual(line);
});

test('no place of a sentence stays open in any language', () => {
  for (const language of languageIds)
    for (const [months, price] of [
      [1, 1599],
      [6, 6000],
      [0, 9999],
      [5, 5000],
    ] as const) {
      const { words, beginAtOnce } = compose(terms(months, price), { name: 'Plan' }, { ...hers, language });
      expect([...words, beginAtOnce ?? ''].join(' ')).not.toContain('{{');
      expect(beginAtOnce !== null).toBe(months === 1);
    }
});

// A change of the words is a new version: agreements that were made refer to theirs.
test('other sentences need another version', () => {
  const sentences = languageIds.map((language) => textsOf('agreement')[language]);
  expect([AGREEMENT_VERSION, sha256(JSON.stringify(sentences)).slice(0, 16)]).toEqual([2, 'b32eb088f9475bd5']);
});
