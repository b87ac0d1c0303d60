import { stepDown } from '#modules/guardianship/contracts/guardian.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { call } from '../../../web-shared/server/api.ts';
import { useDraft } from '../../lib/forms/draft.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { ConfirmFoot, Dialog, Field, TextArea, toast, toastError } from '../../ui/index.ts';

const REASON_MAX = 500;

type StepDownDialogProps = { ward: string; guardianId: string; onClose: () => void };

export function StepDownDialog({ ward, guardianId, onClose }: StepDownDialogProps) {
  const { t } = useText('guardian');
  const [reason, setReason] = useDraft(`step down ${guardianId}`);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(stepDown, { body: { guardianId, reason: reason.trim() } }),
    onSuccess: ({ message }) => {
      setReason('');
      toast({ title: t('stepDown.done'), description: message });
      onClose();
    },
    onError: (error) => toastError(t('stepDown.failed'), error),
    onSettled: () => void invalidate('/api/user', '/api/guardian'),
  });
  return (
    <Dialog onClose={onClose} title={t('stepDown.title', { ward })} text={t('stepDown.text', { ward })}>
      <Field label={t('stepDown.reason')} hint={t('stepDown.reasonHint', { ward })}>
        <TextArea rows={3} maxLength={REASON_MAX} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <ConfirmFoot label={t('stepDown.confirm')} busy={isPending} onConfirm={() => mutate()} onCancel={onClose} />
    </Dialog>
  );
}
