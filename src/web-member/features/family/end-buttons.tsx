import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidate } from '../../lib/server/query-client.ts';
import { Button, ConfirmFoot, Dialog, toast, toastError } from '../../ui/index.ts';

type EndButtonsProps = {
  end: () => Promise<unknown>;
  onReport: () => void;
  texts: Record<
    'open' | 'openAndReport' | 'title' | 'text' | 'confirm' | 'confirmAndReport' | 'done' | 'failed',
    string
  >;
};

/** Ends something that was shared, after a dialog that says what cannot be undone; a report may follow (R-C.3). */
export function EndButtons({ end, onReport, texts }: EndButtonsProps) {
  const [step, setStep] = useState<'end' | 'end-and-report' | null>(null);
  const close = () => setStep(null);
  const { mutate, isPending } = useMutation({
    mutationFn: end,
    onSuccess: () => {
      toast({ title: texts.done });
      close();
      if (step === 'end-and-report') onReport();
    },
    onError: (error) => toastError(texts.failed, error),
    onSettled: () => invalidate('/api/matches', '/api/guardian'),
  });
  return (
    <div className="row">
      <Button small aria-haspopup="dialog" onClick={() => setStep('end')}>
        {texts.open}
      </Button>
      <Button small variant="ghost" className="report" aria-haspopup="dialog" onClick={() => setStep('end-and-report')}>
        {texts.openAndReport}
      </Button>
      {step && (
        <Dialog onClose={close} title={texts.title} text={texts.text}>
          <ConfirmFoot
            label={step === 'end' ? texts.confirm : texts.confirmAndReport}
            busy={isPending}
            onConfirm={() => mutate()}
            onCancel={close}
          />
        </Dialog>
      )}
    </div>
  );
}
