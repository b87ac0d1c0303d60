import { useText } from '../../lib/text/use-text.ts';
import { formatMoney } from '../../../web-shared/text/format.ts';
import { Card, Notice } from '../../ui/index.ts';
import { PayForPlan } from '../payment/index.ts';
import { useSession, waliStateOf } from '../session/index.ts';
import { RETURN_TO, toOutcome, type MemberCheckout } from './use-member-checkout.ts';

type PayProps = { query: MemberCheckout; words: 'subscribe.pay' | 'upgrade.pay' };

/** A member's payment of a plan. A sister whose guardian is not verified reads when her requests start. */
export function Pay({ query: { data: checkout, promo, promoCode }, words }: PayProps) {
  const { t } = useText('subscription');
  const { session } = useSession();
  if (!checkout) return null;
  const isAwaitingWali = session.user?.gender === 'female' && waliStateOf(session.guardian) !== 'verified';
  return (
    <Card>
      {isAwaitingWali && (
        <Notice>
          <p>{t('plan.waitsForWali')}</p>
        </Notice>
      )}
      <PayForPlan
        checkout={checkout}
        promo={promo}
        promoCode={promoCode}
        returnTo={RETURN_TO}
        submit={t(words, { amount: formatMoney(checkout.amountDue) })}
        onConfirmed={toOutcome}
      />
    </Card>
  );
}
