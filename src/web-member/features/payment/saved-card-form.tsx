import { useMutation } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { formatMoney } from '../../../web-shared/text/format.ts';
import { Button, Form, toastError } from '../../ui/index.ts';
import type { Checkout } from './opened.ts';
import type { Agree } from './use-checkout.ts';
import { useChoice } from './use-choice.tsx';

type SavedCardFormProps = {
  checkout: Checkout;
  card: string;
  agree: Agree;
  /** Pays by the card, and leaves the page. */
  pay: () => Promise<void>;
  onOther: () => void;
};

/** Pays by the card of the present plan with one press, or leads to another card. */
export function SavedCardForm({ checkout, card, agree, pay, onOther }: SavedCardFormProps) {
  const { t } = useText('payment');
  const choice = useChoice(checkout.agreement.beginAtOnce, agree);
  const { mutate, isPending, data } = useMutation({
    mutationFn: async () => {
      const isAgreed = await choice.store();
      if (isAgreed) await pay();
      return isAgreed;
    },
    onError: (error) => toastError(t('form.failed'), error),
  });
  const isBusy = isPending || data === true;
  return (
    <Form onSubmit={() => !isBusy && mutate()}>
      {choice.box}
      <div className="stack tight">
        <Button variant="primary" wide type="submit" busy={isBusy}>
          {isBusy ? t('form.paying') : t('form.savedCard', { amount: formatMoney(checkout.amountDue), card })}
        </Button>
        <Button wide disabled={isBusy} onClick={onOther}>
          {t('form.otherCard')}
        </Button>
      </div>
    </Form>
  );
}
