import { withdrawRequest } from '#modules/matchmaking/contracts/interest-requests.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { call } from '../../../web-shared/server/api.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { affectedBy } from '../../lib/live/affected-by.ts';
import { ConfirmFoot, Dialog, toast, toastError } from '../../ui/index.ts';

export function WithdrawDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useText(['interest', 'common']);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(withdrawRequest, { params: { id } }),
    onSuccess: () => toast({ title: t('withdrawal.done') }),
    onError: (error) => toastError(t('withdrawal.failed'), error),
    onSettled: () => {
      onClose();
      void invalidate(...affectedBy['interest-request']);
    },
  });
  return (
    <Dialog onClose={onClose} title={t('withdrawal.title')} text={t('withdrawal.text')}>
      <ConfirmFoot label={t('withdraw')} busy={isPending} onConfirm={() => mutate()} onCancel={onClose} />
    </Dialog>
  );
}
