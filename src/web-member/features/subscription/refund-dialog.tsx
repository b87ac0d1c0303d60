import { requestRefund, REASON_MAX } from '#modules/billing/contracts/checkout.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../web-shared/server/api.ts';
import { forgetDraft, useDraft } from '../../lib/forms/draft.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { Button, Dialog, Field, Form, RefusalNotice, TextArea, toast, toastError } from '../../ui/index.ts';

const DRAFT = 'refund';

export function RefundDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['subscription', 'common']);
  const [reason, setReason] = useDraft(DRAFT);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(requestRefund, { body: { reason: reason.trim() || undefined } }),
    onSuccess: ({ message }) => {
      toast({ title: t('refund.done'), description: message });
      forgetDraft(DRAFT);
      onClose();
      void invalidate('/api/subscription');
    },
    onError: (refusal) => toastError(t('refund.failed'), refusal),
  });
  const tooLong = reason.trim().length > REASON_MAX;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('refund.title')} text={t('refund.text')}>
      <Form onSubmit={() => !tooLong && mutate()}>
        <Field label={t('refund.reason')} optional>
          <TextArea
            rows={3}
            autoComplete="off"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            limit={REASON_MAX}
            length={reason.trim().length}
          />
        </Field>
        <RefusalNotice error={error} />
        <div className="dialog-foot">
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit" busy={isPending} disabled={tooLong}>
            {isPending ? t('refund.sending') : t('refund.action')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
