import type agreement from '#texts/en/agreement.json';
import { fill } from '#kernel/i18n/catalogue.ts';
import { textsOf } from '#kernel/i18n/texts.ts';
import type { Operator } from '#kernel/operator.ts';
import { penceOf, poundsOf, type Pence } from '#kernel/values/money.ts';
import type { AgreementTerms, ComposeAgreement } from '../domain/agreement.ts';
import { AWAITING_REFUND_DAYS } from '../domain/refund-window.ts';

const texts = textsOf<typeof agreement>('agreement');
const pounds = (amount: Pence): string => `£${poundsOf(amount)}`;

/** Composes the agreement in the buyer's language, for checkout, receipt and subscription page. */
export const agreementWords =
  (operator: Operator): ComposeAgreement =>
  (terms, { name: plan }, { language, waitsForGuardian }) => {
    const { months, due, fullRefundDays: full, withdrawalDays: last } = terms;
    const isDivided = full < last;
    const refundDays = { full, next: full + 1, last };
    const say = (id: keyof typeof agreement, values: Record<string, string | number> = {}) =>
      fill(texts[language][id], values);
    const amounts = { due: pounds(due), price: pounds(terms.price), months };
    const renewal = [
      say(months === 1 ? 'eachMonth' : 'eachMonths', amounts),
      ...yearOf(terms).map((year) => say('year', { year: pounds(year) })),
      say('reminder', { days: terms.reminderDays }),
      say('cancel', { email: operator.email }),
    ];
    return {
      words: [
        say('plan', { plan, seller: [operator.name, ...operator.address].join(', ') }),
        ...(months === 0 ? [say('once', amounts), say('forEver')] : renewal),
        say(isDivided ? 'refundMonth' : 'refund', refundDays),
        say('refundHow'),
        ...(waitsForGuardian ? [say('guardian', { days: AWAITING_REFUND_DAYS })] : []),
      ],
      beginAtOnce: isDivided ? say('beginAtOnce', refundDays) : null,
    };
  };

/** Price of a year of later periods, if they add up to a year. */
const yearOf = ({ price, months }: AgreementTerms): Pence[] =>
  12 % months === 0 ? [penceOf(price * (12 / months))] : [];
