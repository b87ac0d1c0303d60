import { requestRefund, REASON_MAX } from '#modules/billing/contracts/checkout.ts';
import { useState } from 'react';
import { call } from '../../../web-shared/server/api.ts';
import { formatCalendarDay, formatMoney } from '../../../web-shared/text/format.ts';
import { forgetDraft, useFormDraft } from '../../lib/forms/draft.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { useReferenceWords } from '../../lib/text/use-reference-words.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Button, Dialog, Field, Form, FormFoot, RefusalNotice, TextArea, toast } from '../../ui/index.ts';
import { useCardWords } from './use-card-words.ts';
import { may, type PlanStatus } from './use-plan.ts';

type Offered = NonNullable<PlanStatus['refund']>;
const DRAFT = 'refund';

/** The amount of a refund now, with the button for it. */
export function Refund({ plan }: { plan: PlanStatus }) {
  const { t } = useText('subscription');
  const [isOpen, setOpen] = useState(false);
  const { refund, refundRequestedAt } = plan;
  if (refundRequestedAt) return <p>{t('refund.requested', { date: formatCalendarDay(refundRequestedAt) })}</p>;
  if (!refund || !may(plan, 'ask-for-refund')) return null;
  const { kind, until } = refund;
  const values = { amount: formatMoney(refund.amount), date: formatCalendarDay(until) };
  const offer = kind === 'later' ? 'offerLater' : kind === 'part' ? 'offerPart' : until ? 'offerFull' : 'offerAlways';
  return (
    <div className="stack tight">
      <p className="small quiet">{t(`refund.${offer}`, values)}</p>
      <div>
        <Button small onClick={() => setOpen(true)}>
          {kind === 'later' ? t('refund.action') : t('refund.actionNow', values)}
        </Button>
      </div>
      {isOpen && <RefundDialog refund={refund} onClose={() => setOpen(false)} />}
    </div>
  );
}

function RefundDialog({ refund, onClose }: { refund: Offered; onClose: () => void }) {
  const { t } = useText('subscription');
  const cardWords = useCardWords();
  const words = useReferenceWords();
  const [today] = useState(() => new Date().toISOString());
  const form = useCheckedForm({
    defaultValues: { reason: '' },
    send: ({ reason }) => call(requestRefund, { body: { reason: reason.trim() || undefined } }),
    onSuccess: ({ status, message }) => {
      toast({ title: t(status === 'asked' ? 'refund.done' : 'refund.doneNow'), description: message });
      forgetDraft(DRAFT);
      onClose();
      void invalidate('/api/subscription');
    },
    failed: t('refund.failed'),
  });
  useFormDraft(DRAFT, form);
  const { length } = form.watch('reason').trim();
  const isLater = refund.kind === 'later';
  const values = {
    amount: formatMoney(refund.amount),
    card: cardWords(refund.card),
    date: formatCalendarDay(today),
  };
  return (
    <Dialog
      onClose={onClose}
      title={isLater ? t('refund.title') : t('refund.titleNow', values)}
      text={isLater ? t('refund.text', values) : t('refund.textNow', values)}
    >
      {refund.restores && <p>{t('refund.restores', { plan: words(refund.restores) })}</p>}
      <Form form={form}>
        <Field label={t('refund.reason')} optional>
          <TextArea {...form.register('reason')} rows={3} autoComplete="off" limit={REASON_MAX} length={length} />
        </Field>
        <RefusalNotice error={form.error} />
        <FormFoot
          form={form}
          inDialog
          label={isLater ? t('refund.action') : t('refund.actionNow', values)}
          sending={t('refund.sending')}
          disabled={length > REASON_MAX}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
