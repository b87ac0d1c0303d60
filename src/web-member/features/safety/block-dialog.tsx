import { blockProfile } from '#modules/matchmaking/contracts/blocks.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { call } from '../../../web-shared/server/api.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { affectedBy } from '../../lib/live/affected-by.ts';
import { ConfirmFoot, Dialog, toast, toastError } from '../../ui/index.ts';

/** Explains what a block does and where to lift it, and blocks after confirmation. */
export function BlockDialog({ id, onBlocked, onClose }: { id: number; onBlocked?: () => void; onClose: () => void }) {
  const { t } = useText(['safety', 'common']);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(blockProfile, { params: { id: String(id) } }),
    onSuccess: () => {
      toast({ title: t('block.done', { id }), description: t('block.doneText') });
      onClose();
      onBlocked?.();
      void invalidate('/api/blocked-profiles', ...affectedBy['interest-request']);
    },
    onError: (error) => toastError(t('block.failed'), error),
  });
  return (
    <Dialog onClose={onClose} title={t('block.title', { id })} text={t('block.text')}>
      <p>{t('block.lifting')}</p>
      <p className="quiet">{t('block.report')}</p>
      <ConfirmFoot label={t('block.action')} busy={isPending} onConfirm={() => mutate()} onCancel={onClose} />
    </Dialog>
  );
}
