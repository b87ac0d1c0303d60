import { useTranslation } from 'react-i18next';
import { ConfirmFoot, Dialog } from '../../../ui/index.ts';

type RefuseDialogProps = { busy: boolean; onRefuse: () => void; onClose: () => void };

export function RefuseDialog({ busy, onRefuse, onClose }: RefuseDialogProps) {
  const { t } = useTranslation('guardianship');
  return (
    <Dialog onClose={onClose} title={t('waliVerify.refuseTitle')} text={t('waliVerify.refuseText')}>
      <ConfirmFoot label={t('waliVerify.refuse')} busy={busy} onConfirm={onRefuse} onCancel={onClose} />
    </Dialog>
  );
}
