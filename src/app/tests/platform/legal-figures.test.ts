import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { DAY, MINUTE } from '#kernel/clock.ts';
import { PROMISED_DAYS } from '#kernel/contracts/cases.ts';
import help from '#texts/en/help.json' with { type: 'json' };
import safety from '#texts/en/safety.json' with { type: 'json' };
import legal from '#texts/en/legal.json' with { type: 'json' };
import { UNPAID_RETENTION } from '../../../modules/billing/domain/customer.ts';
import { GRACE } from '../../../modules/billing/domain/subscription.ts';
import { REMINDER_DAYS } from '../../../modules/billing/domain/agreement.ts';
import { AWAITING_REFUND_DAYS, refundDaysOf } from '../../../modules/billing/domain/refund-window.ts';
import { TIME_TO_RETURN } from '../../../modules/identity/domain/account.ts';
import { DEVICE_LIFE } from '../../../modules/identity/domain/device.ts';
import { NETWORK_LIFE } from '../../../modules/identity/domain/network.ts';
import { IDLE_LIFE } from '../../../modules/identity/domain/session.ts';
import { SIGN_UP_HANDLE_LIFE } from '../../../modules/identity/domain/sign-up-handle.ts';
import { CHALLENGE_LIFE } from '../../../modules/identity/domain/sign-in-challenge.ts';
import { EVENT_RETENTION } from '../../../modules/identity/infra/purge-expired.ts';
import { CODE_DAYS } from '../../../modules/guardianship/contracts/guardian-verification.ts';
import { ADULT } from '../../../modules/matchmaking/contracts/fields/profile-field.ts';
import { REPORTABLE } from '../../../modules/matchmaking/domain/match/match-state.ts';
import { CONSENT_VERSION } from '../../../modules/matchmaking/contracts/consent.ts';
import { TERMS_VERSION } from '../../../modules/identity/contracts/terms.ts';

// Compares the figures on the legal pages, which are written out, with the behaviour of the software.

const [month, longer, forEver] = [refundDaysOf(1), refundDaysOf(6), refundDaysOf(0)];
const { privacy, terms } = legal;
type Section = { text?: string[]; points?: string[] };
const wordsOf = ({ text = [], points = [] }: Section) => [...text, ...points].join(' ');

test.each<[string, Section, string]>([
  ['a full refund on the monthly plan', terms.sections.refunds, `First ${month.fullRefundDays} days of a monthly plan`],
  ['a withdrawal', terms.sections.refunds, `Days ${month.fullRefundDays + 1} to ${month.withdrawalDays}`],
  ['a refund on six months', terms.sections.refunds, `First ${longer.fullRefundDays} days of the six-month`],
  [
    'a refund on lifetime',
    terms.sections.refunds,
    `First ${forEver.fullRefundDays} days of the six-month and lifetime`,
  ],
  ['a refund of a renewal', terms.sections.refunds, `if you ask within ${month.withdrawalDays} days`],
  ['the wait for a guardian', terms.sections.refunds, `after ${AWAITING_REFUND_DAYS} days without asking`],
  ['the notice of a renewal', terms.sections.plans, `${REMINDER_DAYS} days before each renewal`],
  ['a renewal that is not paid', terms.sections.plans, `continues for ${GRACE / DAY} days`],
  ['a sign-up that is not paid', privacy.sections.receivers, `removed there after ${UNPAID_RETENTION / DAY} days`],
  ['the way back', terms.sections.leaving, `after ${TIME_TO_RETURN / DAY} days your data are erased`],
  ['erasure', privacy.sections.retention, `kept for ${TIME_TO_RETURN / DAY} days`],
  ['a sister’s network', privacy.sections.retention, `no one is her own guardian: ${NETWORK_LIFE / DAY} days`],
  ['a guardian’s link', privacy.sections.named, `ends after ${CODE_DAYS} days`],
  ['a session without use', privacy.sections.cookies, `${IDLE_LIFE / DAY} days without use`],
  ['a sign-up in this browser', privacy.sections.cookies, `${SIGN_UP_HANDLE_LIFE / MINUTE} minutes, or a day`],
  ['a report after a conversation', terms.sections.safety, `for ${REPORTABLE / DAY} days after a conversation`],
  ['the youngest age', terms.sections.age, `at least ${ADULT}`],
  ['the youngest age', privacy.sections.age, `under ${ADULT}`],
])('%s lasts as long as the legal pages say', (_, section, said) => {
  expect(wordsOf(section)).toContain(said);
});

test('the staff promise an answer within the days that the console counts', () => {
  expect(PROMISED_DAYS).toBe(2);
  const { hiding, safety: safe } = terms.sections;
  const promises = [...help.can, help.sentThen, safety.support.sentText, ...safe.text, ...hiding.text];
  for (const sentence of promises.filter((one) => one.includes('answer within')))
    expect(sentence).toContain('answer within two days');
});

test('periods in words match the software', () => {
  expect([DEVICE_LIFE / DAY, CHALLENGE_LIFE / MINUTE, EVENT_RETENTION / DAY]).toEqual([365, 10, 365]);
  const cookies = wordsOf(privacy.sections.cookies);
  expect(cookies).toMatch(/mithaq\.device: [^;]*; one year\./);
  expect(wordsOf(privacy.sections.retention)).toContain('such as sign-ins: one year');
  expect(cookies).toMatch(/mithaq\.two-factor: [^;]*; ten minutes\./);
});

test('the terms are not older than the consent, and another text is a new version, which members accept', () => {
  expect(TERMS_VERSION >= CONSENT_VERSION).toBe(true);
  const digest = createHash('sha256').update(JSON.stringify(terms)).digest('hex').slice(0, 12);
  expect({ [TERMS_VERSION]: digest }).toEqual({ '2026-11-29': 'fc2a27837ec9' });
});

//
test('the texts call the guardian a rule of this service, and no marriage without one invalid', () => {
  expect(wordsOf(terms.sections.guardian)).toContain('a male Muslim relative, or an imam where there is none');
  expect(wordsOf(terms.sections.guardian)).toContain('is the rule of this service');
  expect(JSON.stringify(legal)).not.toMatch(/\b(invalid|void|not valid)\b/i);
});
