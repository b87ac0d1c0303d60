import { useState } from 'react';
import { codeOf } from '../../../web-shared/server/api.ts';
import { useText } from '../../lib/text/use-text.ts';
import { formatCalendarDay, formatMoney } from '../../../web-shared/text/format.ts';
import { Card, Notice } from '../../ui/index.ts';
import { PayForPlan } from '../payment/index.ts';
import { useSession, waliStateOf } from '../session/index.ts';
import { useReferenceWords } from '../../lib/text/use-reference-words.ts';
import { useCardWords } from './use-card-words.ts';
import { usePlan } from './use-plan.ts';
import { PAYMENT_OUTCOME } from '#modules/billing/contracts/payment-pages.ts';
import { paySaved, toOutcome, type MemberCheckout } from './use-member-checkout.ts';

type PayProps = { query: MemberCheckout; words: 'subscribe.pay' | 'upgrade.pay' };

/** A client secret begins with the id of its PaymentIntent. */
const intentOf = (clientSecret: string) => clientSecret.split('_secret_')[0]!;

/** A member's payment of a plan. A sister whose guardian is not verified reads when her requests start. */
export function Pay({ query: { data: checkout, promo, promoCode, agree, refetch }, words }: PayProps) {
  const { t } = useText('subscription');
  const { session } = useSession();
  const plan = usePlan();
  const planWords = useReferenceWords();
  const cardWords = useCardWords();
  const [usesOther, setUsesOther] = useState(false);
  const [today] = useState(() => new Date().toISOString());
  if (!checkout) return null;
  const replaced = Number(checkout.credit) > 0 ? plan.data?.paid : null;
  const pay = async () => {
    try {
      await paySaved(intentOf(checkout.clientSecret));
    } catch (error) {
      // Shows the card that the plan has now.
      if (codeOf(error) === 'billing.card-changed') void refetch();
      throw error;
    }
  };
  const isAwaitingWali = session.user?.gender === 'female' && waliStateOf(session.guardian) !== 'verified';
  return (
    <Card>
      {isAwaitingWali && (
        <Notice>
          <p>{t('plan.waitsForWali')}</p>
        </Notice>
      )}
      {replaced && (
        <p>
          {t('upgrade.charge', {
            amount: formatMoney(checkout.amountDue),
            card: cardWords(usesOther ? null : checkout.savedCard),
            date: formatCalendarDay(today),
            plan: planWords(replaced.planName),
            credit: formatMoney(checkout.credit),
          })}
        </p>
      )}
      <PayForPlan
        checkout={checkout}
        promo={promo}
        promoCode={promoCode}
        agree={agree}
        returnTo={PAYMENT_OUTCOME}
        submit={t(words, { amount: formatMoney(checkout.amountDue) })}
        onConfirmed={toOutcome}
        savedCard={usesOther ? undefined : { pay, onOther: () => setUsesOther(true) }}
      />
    </Card>
  );
}
