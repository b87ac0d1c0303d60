import { useText } from '../../lib/text/use-text.ts';
import { Button } from '../button.tsx';

type ConfirmFootProps = {
  label: string;
  cancel?: string;
  busy: boolean;
  /** False for an act that takes nothing away. */
  isGrave?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** The last line of a dialog that asks for confirmation. */
export function ConfirmFoot({ label, cancel, busy, isGrave = true, onConfirm, onCancel }: ConfirmFootProps) {
  const { t } = useText('common');
  return (
    <div className="dialog-foot">
      <Button onClick={onCancel}>{cancel ?? t('cancel')}</Button>
      <Button variant={isGrave ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
        {label}
      </Button>
    </div>
  );
}
