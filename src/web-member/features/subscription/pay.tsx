import { useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { formatCalendarDay, formatMoney } from '../../../web-shared/text/format.ts';
import { Card, Notice } from '../../ui/index.ts';
import { PayForPlan } from '../payment/index.ts';
import { useSession, waliStateOf } from '../session/index.ts';
import { useReferenceWords } from '../../lib/text/use-reference-words.ts';
import { usePlan } from './use-plan.ts';
import { RETURN_TO, toOutcome, type MemberCheckout } from './use-member-checkout.ts';

type PayProps = { query: MemberCheckout; words: 'subscribe.pay' | 'upgrade.pay' };

/** A member's payment of a plan. A sister whose guardian is not verified reads when her requests start. */
export function Pay({ query: { data: checkout, promo, promoCode, agree }, words }: PayProps) {
  const { t } = useText('subscription');
  const { session } = useSession();
  const plan = usePlan();
  const planWords = useReferenceWords();
  const [today] = useState(() => new Date().toISOString());
  if (!checkout) return null;
  const replaced = Number(checkout.credit) > 0 ? plan.data?.paid : null;
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
        returnTo={RETURN_TO}
        submit={t(words, { amount: formatMoney(checkout.amountDue) })}
        onConfirmed={toOutcome}
      />
    </Card>
  );
}
