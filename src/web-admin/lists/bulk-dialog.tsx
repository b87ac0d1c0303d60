import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useRefresh, type HttpError, type Identifier, type RaRecord } from 'ra-core';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { act } from '../data-provider.ts';
import { ConnectionNotice } from '../layout/connection-notice.tsx';
import { QuestionInput, unlessDirtyBackdrop, type Answers } from '../records/act-dialog.tsx';
import type { BulkAct } from './bulk-act.ts';

interface BulkDialogProps<R extends RaRecord> {
  act: BulkAct;
  resource: string;
  records: R[];
  describe: (record: R) => ReactNode;
  onClose: (done: Identifier[]) => void;
}

/** The result for one record; without a refusal it is done. */
interface Outcome {
  id: Identifier;
  refusal?: string;
}

/** Shows whom an act concerns, performs it for each record, and says which were refused and why. */
export function BulkDialog<R extends RaRecord>({
  act: { name, verb, questions, bodyOf },
  ...props
}: BulkDialogProps<R>) {
  const { resource, records, describe, onClose } = props;
  const { t } = useTranslation('console');
  const refresh = useRefresh();
  const title = useId();
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const { control, handleSubmit, formState } = useForm<Answers>({
    defaultValues: Object.fromEntries(questions.map((question) => [question.name, question.value ?? ''])),
  });
  const { isSubmitting, isDirty } = formState;
  const isOver = outcomes.length > 0 && !isSubmitting;
  const done = outcomes.filter(({ refusal }) => refusal === undefined).map(({ id }) => id);
  const send = handleSubmit(async (answers) => {
    let isStopped = false;
    for (const record of records) {
      const { id } = record;
      const outcome: Outcome = { id };
      if (isStopped) outcome.refusal = t('bulk.notSent');
      else
        try {
          await act(`${resource}/${encodeURIComponent(String(id))}/${verb}`, {
            ...given(answers),
            ...bodyOf?.(record),
          });
        } catch (error) {
          outcome.refusal = (error as Error).message || t('failed.failed');
          isStopped = stops(error as HttpError);
        }
      setOutcomes((before) => [...before, outcome]);
    }
  });
  const close = () => {
    if (isSubmitting) return;
    if (isOver) refresh();
    onClose(done);
  };
  return (
    <Dialog
      open
      onClose={unlessDirtyBackdrop(isDirty && !isOver, close)}
      fullWidth
      maxWidth="sm"
      aria-labelledby={title}
    >
      <form onSubmit={(event) => void send(event)} noValidate>
        <DialogTitle id={title}>{t(`bulk.acts.${name}.title`, { count: records.length })}</DialogTitle>
        <DialogContent>
          <ConnectionNotice />
          <DialogContentText>{t(`bulk.acts.${name}.text`)}</DialogContentText>
          {isOver && <Summary done={done.length} total={records.length} />}
          <ol className="bulk-records">
            {records.map((record) => (
              <li key={record.id}>
                <span className="row">{describe(record)}</span>
                <OutcomeLine outcome={outcomes.find(({ id }) => id === record.id)} />
              </li>
            ))}
          </ol>
          {!isOver &&
            questions.map((question, place) => (
              <QuestionInput key={question.name} {...question} control={control} first={place === 0} />
            ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={isSubmitting}>
            {isOver ? t('bulk.close') : t('cancel')}
          </Button>
          {!isOver && (
            <Button type="submit" variant="contained" loading={isSubmitting}>
              {t(`bulk.acts.${name}.submit`)}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Says how many records are done; it has the focus, since the button that was pressed is gone. */
function Summary({ done, total }: { done: number; total: number }) {
  const { t } = useTranslation('console');
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert ref={alert} tabIndex={-1} severity={done === total ? 'success' : 'warning'}>
      {t('bulk.done', { done, total })}
    </Alert>
  );
}

function OutcomeLine({ outcome }: { outcome: Outcome | undefined }) {
  const { t } = useTranslation('console');
  if (!outcome) return null;
  return (
    <span className={outcome.refusal ? 'bulk-refused' : 'quiet'}>
      {outcome.refusal ? t('bulk.refused', { why: outcome.refusal }) : t('bulk.isDone')}
    </span>
  );
}

const SIGN_IN_AGAIN = 'identity.sign-in-again';
/** Returns whether the next request would fail too: there is no connection, or the sign-in was not repeated. */
const stops = ({ status, body }: HttpError): boolean =>
  status === 0 || (body as { code?: string } | null)?.code === SIGN_IN_AGAIN;

const given = (answers: Answers): object =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== ''));
