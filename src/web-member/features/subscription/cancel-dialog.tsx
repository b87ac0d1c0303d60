import { cancelSubscription } from '#modules/billing/contracts/checkout.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { call } from '../../../web-shared/server/api.ts';
import { formatCalendarDay } from '../../../web-shared/text/format.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { ConfirmFoot, Dialog, toast, toastError } from '../../ui/index.ts';

type Props = {
  /** The end of the paid period; null if the renewal is unpaid, which ends everything at once. */
  until: string | null;
  /** True if the paid period starts with the verification of her guardian. */
  waits: boolean;
  onClose: () => void;
};

/** Explains the effect of a cancellation and until when it can be undone, then cancels. */
export function CancelDialog({ until, waits, onClose }: Props) {
  const { t } = useText('subscription');
  const text = () => {
    if (waits) return t('cancelling.textWaits');
    return until ? t('cancelling.text', { date: formatCalendarDay(until) }) : t('cancelling.textDue');
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
