import { changeCard } from '#modules/billing/contracts/checkout.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../../web-shared/server/api.ts';
import { Button, toastError } from '../../ui/index.ts';
import { PaymentForm } from '../payment/index.ts';
import { CardGiven } from './card-given.tsx';

/** The query parameter after a new card, with which a bank leads back here. */
const CARD_SAVED = 'card';

/** Replaces the card, and charges an open amount to it at once. */
export function NewCard({ openAmount }: { openAmount: string | null }) {
  const { t } = useTranslation('subscription');
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
        <span>{t('billing.cardText')}</span>{' '}
        {openAmount && <span>{t('billing.cardTextDue', { amount: openAmount })}</span>}
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
