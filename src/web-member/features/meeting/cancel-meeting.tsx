import { CANCEL_REASON_MAX } from '#modules/matchmaking/contracts/meeting/meeting.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { Button, ConfirmFoot, Dialog, Field, TextArea, toast, toastError } from '../../ui/index.ts';
import { cancel, refresh, type MeetingCardPart } from './meeting-part.ts';

/** Cancels a meeting after a dialog, with a reason if wanted (R-B.4). */
export function CancelMeeting(part: MeetingCardPart) {
  const { t } = useText('meeting');
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: () => cancel(part, reason),
    onSuccess: () => {
      toast({ title: t('cancel.done') });
      setOpen(false);
    },
    onError: (error) => toastError(t('cancel.failed'), error),
    onSettled: refresh,
  });
  return (
    <>
      <Button small variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('cancel.open')}
      </Button>
      {isOpen && (
        <Dialog onClose={() => setOpen(false)} title={t('cancel.title')} text={t('cancel.text')}>
          <Field
            label={t('cancel.reason')}
            hint={t(`cancel.reasonHint.${part.reader === 'guardian' ? 'guardian' : 'member'}`)}
            optional
          >
            <TextArea
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              rows={3}
              maxLength={CANCEL_REASON_MAX}
            />
          </Field>
          <ConfirmFoot
            label={t('cancel.confirm')}
            busy={isPending}
            onConfirm={() => mutate()}
            onCancel={() => setOpen(false)}
          />
        </Dialog>
      )}
    </>
  );
}
