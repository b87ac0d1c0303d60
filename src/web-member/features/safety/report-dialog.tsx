import {
  DETAILS_MAX,
  fileReport,
  reasonsFor,
  type ReportReason,
  type ReportSubject,
} from '#modules/content/contracts/reports.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../web-shared/server/api.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { Button, Dialog, Field, Form, RadioGroup, RefusalNotice, TextArea, toast, toastError } from '../../ui/index.ts';

type ReportDialogProps = { type: ReportSubject; id: string; onClose: () => void };

/**
 * Reports a profile, a message or a guardian to staff. Input is not stored as a draft, so that nobody who opens the tab
 * later reads it.
 */
export function ReportDialog({ type, id, onClose }: ReportDialogProps) {
  const { t } = useTranslation(['safety', 'common']);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [details, setDetails] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: ReportReason) =>
      call(fileReport, { body: { subjectType: type, subjectId: id, reason: chosen, details: details.trim() } }),
    onSuccess: () => {
      toast({ title: t('report.done'), description: t('report.doneText') });
      onClose();
      void invalidate('/api/reports');
    },
    onError: (error) => toastError(t('report.failed'), error),
  });
  const tooLong = details.trim().length > DETAILS_MAX;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`report.title.${type}`)}
      text={t(`report.text.${type}`)}
    >
      <Form
        onSubmit={() => {
          setOpen(true);
          if (reason && !tooLong) mutate(reason);
        }}
      >
        <RadioGroup
          legend={t('report.reason')}
          error={isOpen && !reason ? t('report.choose') : undefined}
          choices={reasonsFor[type].map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
          input={({ value }) => ({
            name: 'reason',
            checked: reason === value,
            onChange: () => setReason(value as ReportReason),
          })}
        />
        <Field label={t('report.details')} hint={t('report.detailsHint')} optional>
          <TextArea
            rows={4}
            autoComplete="off"
            value={details}
            onChange={(event) => setDetails(event.target.value)}
            limit={DETAILS_MAX}
            length={details.trim().length}
          />
        </Field>
        <RefusalNotice error={error} />
        <div className="dialog-foot">
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit" busy={isPending} disabled={tooLong}>
            {isPending ? t('report.sending') : t('report.send')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
