import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../../../ui/index.ts';

type RefuseDialogProps = { busy: boolean; onRefuse: () => void; onClose: () => void };

export function RefuseDialog({ busy, onRefuse, onClose }: RefuseDialogProps) {
  const { t } = useTranslation(['guardianship', 'common']);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('waliVerify.refuseTitle')}
      text={t('waliVerify.refuseText')}
    >
      <div className="dialog-foot">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button variant="danger" busy={busy} onClick={onRefuse}>
          {t('waliVerify.refuse')}
        </Button>
      </div>
    </Dialog>
  );
}
