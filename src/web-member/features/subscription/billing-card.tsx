import { useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { formatCalendarDay, formatMoney } from '../../../web-shared/text/format.ts';
import {
  Button,
  Card,
  Facts,
  Notice,
  Dialog,
  Field,
  Form,
  FormFoot,
  RefusalNotice,
  TextArea,
  toast,
} from '../../ui/index.ts';
import { NewCard } from './new-card.tsx';
import { may, type PlanStatus } from './use-plan.ts';
import { requestRefund, REASON_MAX } from '#modules/billing/contracts/checkout.ts';
import { call } from '../../../web-shared/server/api.ts';
import { forgetDraft, useFormDraft } from '../../lib/forms/draft.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { invalidate } from '../../lib/server/query-client.ts';

const DRAFT = 'refund';

function RefundDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText('subscription');
  const form = useCheckedForm({
    defaultValues: { reason: '' },
    send: ({ reason }) => call(requestRefund, { body: { reason: reason.trim() || undefined } }),
    onSuccess: ({ message }) => {
      toast({ title: t('refund.done'), description: message });
      forgetDraft(DRAFT);
      onClose();
      void invalidate('/api/subscription');
    },
    failed: t('refund.failed'),
  });
  useFormDraft(DRAFT, form);
  const { length } = form.watch('reason').trim();
  return (
    <Dialog onClose={onClose} title={t('refund.title')} text={t('refund.text')}>
      <Form form={form}>
        <Field label={t('refund.reason')} optional>
          <TextArea {...form.register('reason')} rows={3} autoComplete="off" limit={REASON_MAX} length={length} />
        </Field>
        <RefusalNotice error={form.error} />
        <FormFoot
          form={form}
          inDialog
          label={t('refund.action')}
          sending={t('refund.sending')}
          disabled={length > REASON_MAX}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}

export function BillingCard({ plan }: { plan: PlanStatus }) {
  const { t } = useText('subscription');
  const { paid } = plan;
  if (!paid) return null;
  const isDue = paid.status === 'past_due';
  const amount = formatMoney(paid.price);
  return (
    <Card title={t('billing.title')}>
      {isDue && (
        <Notice tone="wait" title={t('due.title')}>
          <p>{t(paid.hasAccess ? 'due.until' : 'due.suspended', { date: formatCalendarDay(paid.accessUntil) })}</p>
        </Notice>
      )}
      {paid.renews ? (
        <Facts
          wide
          facts={[
            isDue
              ? { label: t('billing.open'), value: amount }
              : {
                  label: t('billing.next'),
                  value: paid.isAwaitingGuardian
                    ? t('billing.nextWaits', { amount })
                    : t('billing.nextValue', { amount, date: formatCalendarDay(paid.expiresAt) }),
                },
          ]}
        />
      ) : (
        <p>{t('billing.nothing')}</p>
      )}
      {may(plan, 'change-card') && <NewCard openAmount={isDue ? amount : null} />}
      <Refund plan={plan} />
    </Card>
  );
}

function Refund({ plan }: { plan: PlanStatus }) {
  const { t } = useText('subscription');
  const [isChanging, setOpening] = useState(false);
  if (plan.refundRequestedAt)
    return <p>{t('refund.requested', { date: formatCalendarDay(plan.refundRequestedAt) })}</p>;
  if (!may(plan, 'ask-for-refund')) return null;
  return (
    <div className="stack tight">
      <p className="small quiet">{t('refund.offer', { date: formatCalendarDay(plan.refundableUntil) })}</p>
      <div>
        <Button small onClick={() => setOpening(true)}>
          {t('refund.action')}
        </Button>
      </div>
      {isChanging && <RefundDialog onClose={() => setOpening(false)} />}
    </div>
  );
}
