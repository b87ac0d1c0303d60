import {
  DETAILS_MAX,
  fileReport,
  reasonsFor,
  type ReportReason,
  type ReportSubject,
} from '#modules/content/contracts/reports.ts';
import { useText } from '../../lib/text/use-text.ts';
import { call } from '../../../web-shared/server/api.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { Dialog, Field, Form, FormFoot, RadioGroup, RefusalNotice, TextArea, toast } from '../../ui/index.ts';

type ReportDialogProps = { type: ReportSubject; id: string; onClose: () => void };

/**
 * Reports a profile, a message or a guardian to staff. Input is not stored as a draft, so that nobody who opens the tab
 * later reads it.
 */
export function ReportDialog({ type, id, onClose }: ReportDialogProps) {
  const { t } = useText('safety');
  const form = useCheckedForm({
    defaultValues: { reason: null as ReportReason | null, details: '' },
    send: ({ reason, details }) =>
      call(fileReport, { body: { subjectType: type, subjectId: id, reason: reason!, details: details.trim() } }),
    onSuccess: () => {
      toast({ title: t('report.done'), description: t('report.doneText') });
      onClose();
      void invalidate('/api/reports');
    },
    failed: t('report.failed'),
  });
  const length = form.watch('details').trim().length;
  return (
    <Dialog onClose={onClose} title={t(`report.title.${type}`)} text={t(`report.text.${type}`)}>
      <Form form={form}>
        <RadioGroup
          legend={t('report.reason')}
          error={form.errors.reason}
          choices={reasonsFor[type].map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
          input={() => form.register('reason', { required: t('report.choose') })}
        />
        <Field label={t('report.details')} hint={t('report.detailsHint')} optional>
          <TextArea {...form.register('details')} rows={4} autoComplete="off" limit={DETAILS_MAX} length={length} />
        </Field>
        <RefusalNotice error={form.error} />
        <FormFoot
          form={form}
          inDialog
          label={t('report.send')}
          sending={t('report.sending')}
          disabled={length > DETAILS_MAX}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
