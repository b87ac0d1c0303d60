import { useText } from '../../../lib/text/use-text.ts';
import { ConfirmFoot, Dialog } from '../../../ui/index.ts';

type RefuseDialogProps = { busy: boolean; onRefuse: () => void; onClose: () => void };

export function RefuseDialog({ busy, onRefuse, onClose }: RefuseDialogProps) {
  const { t } = useText('guardianship');
  return (
    <Dialog onClose={onClose} title={t('waliVerify.refuseTitle')} text={t('waliVerify.refuseText')}>
      <ConfirmFoot label={t('waliVerify.refuse')} busy={busy} onConfirm={onRefuse} onCancel={onClose} />
    </Dialog>
  );
}
