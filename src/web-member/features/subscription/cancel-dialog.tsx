import { cancelSubscription } from '#modules/billing/contracts/checkout.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { call } from '../../../web-shared/server/api.ts';
import { formatCalendarDay, formatMoney } from '../../../web-shared/text/format.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { ConfirmFoot, Dialog, toast, toastError } from '../../ui/index.ts';
import { useCardWords } from './use-card-words.ts';
import type { PlanStatus } from './use-plan.ts';

type Props = { paid: NonNullable<PlanStatus['paid']>; onClose: () => void };

/** Explains the effect of a cancellation and until when it can be undone, then cancels. */
export function CancelDialog({ paid, onClose }: Props) {
  const { t } = useText('subscription');
  const cardWords = useCardWords();
  const values = { amount: formatMoney(paid.price), card: cardWords(paid.card) };
  const text = () => {
    if (paid.isAwaitingGuardian) return t('cancelling.textWaits', values);
    // An unpaid renewal: everything ends at once.
    if (paid.status === 'past_due') return t('cancelling.textDue', values);
    return t('cancelling.text', { ...values, date: formatCalendarDay(paid.expiresAt) });
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(cancelSubscription),
    onSuccess: ({ message }) => toast({ title: t('cancelling.done'), description: message }),
    onError: (error) => toastError(t('cancelling.failed'), error),
    onSettled: () => {
      onClose();
      void invalidate('/api/subscription');
    },
  });
  return (
    <Dialog onClose={onClose} title={t('cancelling.title')} text={text()}>
      <ConfirmFoot
        label={t('cancelling.action')}
        cancel={t('cancelling.keepPlan')}
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={onClose}
      />
    </Dialog>
  );
}
