import { changeCard } from '#modules/billing/contracts/checkout.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../../web-shared/server/api.ts';
import { Button, toastError, Spinner } from '../../ui/index.ts';
import { PaymentForm } from '../payment/index.ts';
import { useEffect, useState } from 'react';
import { invalidate } from '../../lib/server/query-client.ts';
import { formatCalendarDay, formatMoney } from '../../../web-shared/text/format.ts';
import { useCardWords } from './use-card-words.ts';
import type { PlanStatus } from './use-plan.ts';
import { inOwnLanguage } from '../../../web-shared/text/own-language.ts';

const LOOK_EVERY_MS = 2_000;
/** Maximum wait for the charge of the open amount. */
const PATIENCE_MS = 30_000;

/** Shows the outcome of a new card: saved, and the open amount charged or not. */
function CardGiven({ isDue }: { isDue: boolean }) {
  const { t } = useText('subscription');
  const [wasDue] = useState(isDue);
  const [search] = useSearchParams();
  // The bank's query is trusted for the text only.
  const [isRefused] = useState(search.get('redirect_status') === 'failed');
  const [isOver, setOver] = useState(false);
  const waits = isDue && !isOver && !isRefused;
  // Removes the secrets that the bank added to the address.
  useEffect(() => {
    window.history.replaceState(window.history.state, '', inOwnLanguage('/subscription-dashboard?card=given'));
  }, []);
  useEffect(() => {
    if (!waits) return;
    const look = setInterval(() => void invalidate('/api/subscription'), LOOK_EVERY_MS);
    const end = setTimeout(() => setOver(true), PATIENCE_MS);
    return () => {
      clearInterval(look);
      clearTimeout(end);
    };
  }, [waits]);
  if (waits) return <Spinner label={t('billing.charging')} />;
  return (
    <p role="status">
      {t(`billing.${isRefused ? 'cardRefused' : !wasDue ? 'cardSaved' : isDue ? 'notPaid' : 'paid'}`)}
    </p>
  );
}

/** The query parameter after a new card, with which a bank leads back here. */
const CARD_SAVED = 'card';

/** Replaces the card, and charges an open amount to it at once. */
export function NewCard({ paid }: { paid: NonNullable<PlanStatus['paid']> }) {
  const { t } = useText('subscription');
  const cardWords = useCardWords();
  const amount = formatMoney(paid.price);
  const openAmount = paid.status === 'past_due' ? amount : null;
  const charge = { amount, card: cardWords(paid.card), date: formatCalendarDay(paid.expiresAt) };
  const [search, setSearch] = useSearchParams();
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: () => call(changeCard),
    onSuccess: () => setSearch({}, { replace: true, preventScrollReset: true }),
    onError: (error) => toastError(t('billing.changeFailed'), error),
  });
  if (!data) {
    return (
      <div className="stack tight">
        {search.has(CARD_SAVED) && <CardGiven isDue={openAmount !== null} />}
        <div>
          <Button variant={openAmount ? 'primary' : 'secondary'} busy={isPending} onClick={() => mutate()}>
            {isPending ? t('billing.changing') : openAmount ? t('due.action') : t('billing.change')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <section className="stack" aria-labelledby="new-card">
      <h3 id="new-card">{t('billing.cardTitle')}</h3>
      <p className="quiet">
        {openAmount
          ? t('billing.cardTextDue', { amount: openAmount })
          : t(paid.isAwaitingGuardian ? 'billing.cardTextWaits' : 'billing.cardText', charge)}
      </p>
      <PaymentForm
        opened={data}
        returnTo={`/subscription-dashboard?${CARD_SAVED}=given`}
        submit={t('billing.cardSubmit')}
        onConfirmed={() => {
          setSearch({ [CARD_SAVED]: 'given' }, { replace: true, preventScrollReset: true });
          reset();
        }}
      />
    </section>
  );
}
