import type { ComponentProps } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { Button } from '../button.tsx';

type FormFootProps = Pick<ComponentProps<typeof Button>, 'variant' | 'small' | 'disabled'> & {
  form: { isPending: boolean };
  label: string;
  /** The label while the form is sent, if it changes. */
  sending?: string;
  cancel?: string;
  onCancel?: () => void;
  inDialog?: boolean;
  /** On a phone the line stays in view below a long form. */
  stays?: boolean;
};

/** The last line of a form: its button, and a way out if it has one. */
export function FormFoot({
  form: { isPending },
  label,
  sending = label,
  variant = 'primary',
  cancel,
  onCancel,
  inDialog,
  stays,
  ...props
}: FormFootProps) {
  const { t } = useText('common');
  const wayOut = onCancel && <Button onClick={onCancel}>{cancel ?? t('cancel')}</Button>;
  return (
    <div className={inDialog ? 'dialog-foot' : stays ? 'row form-end' : wayOut && 'row'}>
      {inDialog && wayOut}
      <Button {...props} variant={variant} type="submit" busy={isPending}>
        {isPending ? sending : label}
      </Button>
      {!inDialog && wayOut}
    </div>
  );
}
