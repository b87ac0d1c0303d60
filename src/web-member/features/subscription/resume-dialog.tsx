import { resumeSubscription } from '#modules/billing/contracts/checkout.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { call } from '../../../web-shared/server/api.ts';
import { formatCalendarDay, formatMoney } from '../../../web-shared/text/format.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { ConfirmFoot, Dialog, toast, toastError } from '../../ui/index.ts';
import { useCardWords } from './use-card-words.ts';
import type { PlanStatus } from './use-plan.ts';

type Props = { paid: NonNullable<PlanStatus['paid']>; onClose: () => void };

/** Says what is charged, when and to which card, then lets the plan renew again. */
export function ResumeDialog({ paid, onClose }: Props) {
  const { t } = useText('subscription');
  const cardWords = useCardWords();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(resumeSubscription),
    onSuccess: ({ message }) => toast({ title: t('resuming.done'), description: message }),
    onError: (error) => toastError(t('resuming.failed'), error),
    onSettled: () => {
      onClose();
      void invalidate('/api/subscription');
    },
  });
  const values = { amount: formatMoney(paid.price), card: cardWords(paid.card) };
  const text = paid.isAwaitingGuardian
    ? t('resuming.textWaits', values)
    : t('resuming.text', { ...values, date: formatCalendarDay(paid.expiresAt) });
  return (
    <Dialog onClose={onClose} title={t('resuming.title')} text={text}>
      <ConfirmFoot
        label={t('resuming.action')}
        cancel={t('resuming.notNow')}
        busy={isPending}
        isGrave={false}
        onConfirm={() => mutate()}
        onCancel={onClose}
      />
    </Dialog>
  );
}
