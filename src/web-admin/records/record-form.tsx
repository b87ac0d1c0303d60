import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  CreateBase,
  EditBase,
  Form,
  type HttpError,
  useEditContext,
  useRedirect,
  useSaveContext,
  type RaRecord,
} from 'ra-core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SaveButton, TextInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Page } from '../layout/page.tsx';
import { RefusedSave } from './refused-save.tsx';
import type { ListedKind, RecordKind } from './record-kind.ts';
import { RemoveButton } from './remove-button.tsx';
import { Failed } from '../layout/errors.tsx';
import { useToast } from '../layout/use-toast.tsx';
import { PendingItem } from '../layout/waiting.tsx';
import type { Elements } from '../../web-shared/ui/elements.ts';

/** Resources that are edited by a form, named as in their addresses. */

/** Constant, because the form resets when this object changes. */
const RESET_OPTIONS = { keepDirtyValues: true };
const CHANGED_MEANWHILE = 'common.stale-revision';

type Inputs = {
  kind: RecordKind;
  inputs: ReactNode;
  aside?: Elements;
  /** Labels of the fields, for the warning that somebody else has changed them. */
  labels: Record<string, string>;
  /** Converts the form's values to the request's body. */
  transform?: (values: Record<string, unknown>) => Record<string, unknown>;
};

export function EditPage<R extends RaRecord>({
  titleOf,
  renderFacts,
  id,
  onSaved,
  ...form
}: Inputs & EditPageProps<R>) {
  const { kind, transform } = form;
  const { t } = useTranslation('console');
  const { toast, toastError } = useToast();
  const [saved, setSaved] = useState(false);
  const [conflict, setConflict] = useState<HttpError | null>(null);
  return (
    <EditBase
      resource={kind}
      {...(id && { id })}
      mutationMode="pessimistic"
      redirect={id ? false : 'list'}
      transform={errorText(transform)}
      mutationOptions={{
        onSuccess: (record) => {
          toast(t(`records.${kind}.updated`), messageOf(record));
          if (onSaved) onSaved();
          else setSaved(true);
        },
        onError: (error) => {
          const refusal = error as HttpError;
          setConflict(codeOf(refusal) === CHANGED_MEANWHILE ? refusal : null);
          if (!hasFields(refusal))
            toastError(t(`records.${kind}.updateFailed`), refusal, t(`records.${kind}.notUpdated`));
        },
      }}
    >
      <EditBody
        {...form}
        titleOf={titleOf}
        renderFacts={renderFacts}
        saved={saved}
        conflict={conflict}
        onSettled={() => setConflict(null)}
      />
    </EditBase>
  );
}

interface EditPageProps<R> {
  titleOf: (record: R) => string;
  /** The record, if its page has no id in its address. */
  id?: string;
  /** Called instead of opening the list. */
  onSaved?: () => void;
  /** Facts about the record, shown above the form. */
  renderFacts?: ((record: R) => Elements) | undefined;
}
type EditBodyProps<R> = Inputs &
  EditPageProps<R> & { saved: boolean; conflict: HttpError | null; onSettled: () => void };

function EditBody<R extends RaRecord>({ kind, titleOf, renderFacts, conflict, onSettled, ...form }: EditBodyProps<R>) {
  const { record, error, refetch } = useEditContext<R>();
  if (error) return <Failed error={error as Error} onRetry={() => void refetch()} />;
  if (!record) return <PendingItem />;
  return (
    <Page
      title={titleOf(record)}
      actions={kind !== 'site' && <RemoveButton kind={kind} record={record} name={titleOf(record)} />}
    >
      <div className="stack">
        {renderFacts?.(record)}
        {conflict && (
          <Conflict
            conflict={conflict}
            labels={form.labels}
            onLoad={() => {
              onSettled();
              void refetch();
            }}
          />
        )}
        <Fields {...form} kind={kind} hasConflict={conflict !== null} />
      </div>
    </Page>
  );
}

export function NewPage({ defaults, ...form }: Inputs & { kind: ListedKind; defaults: Record<string, unknown> }) {
  const { kind, transform } = form;
  const { t } = useTranslation('console');
  const { toast, toastError } = useToast();
  const [saved, setSaved] = useState(false);
  return (
    <CreateBase
      resource={kind}
      redirect="list"
      record={defaults}
      transform={errorText(transform)}
      mutationOptions={{
        onSuccess: (record) => {
          toast(t(`records.${kind}.created`), messageOf(record));
          setSaved(true);
        },
        onError: (error) => {
          const refusal = error as HttpError;
          if (!hasFields(refusal))
            toastError(t(`records.${kind}.createFailed`), refusal, t(`records.${kind}.notCreated`));
        },
      }}
    >
      <Page title={t(`records.${kind}.new`)}>
        <Fields {...form} saved={saved} />
      </Page>
    </CreateBase>
  );
}

/** Omits an empty reason from the request. */
const errorText =
  (transform: Inputs['transform'] = (values) => values) =>
  ({ reason, ...values }: Record<string, unknown>) => ({ ...transform(values), ...(reason ? { reason } : {}) });

const messageOf = (record: object) => (record as { message?: string }).message;
const codeOf = ({ body }: HttpError) => (body as { code?: string } | null)?.code;
const hasFields = ({ body }: HttpError) => Boolean((body as { errors?: object } | null)?.errors);

/** Warns that somebody else has changed the record, and offers to load the change without losing what was typed. */
function Conflict({
  conflict,
  labels,
  onLoad,
}: {
  conflict: HttpError;
  labels: Record<string, string>;
  onLoad: () => void;
}) {
  const { t } = useTranslation('console');
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), [conflict]);
  const changed = Object.keys((conflict.body as { fields?: object } | null)?.fields ?? {});
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      severity="warning"
      action={
        <Button color="inherit" onClick={onLoad}>
          {t('conflict.load')}
        </Button>
      }
    >
      <p>{conflict.message}</p>
      {changed.length > 0 && (
        <p>{t('conflict.changed', { fields: changed.map((name) => labels[name] ?? name).join(', ') })}</p>
      )}
      <p>{t('conflict.preserved')}</p>
    </Alert>
  );
}

type FieldsProps = Omit<Inputs, 'transform'> & { saved: boolean; hasConflict?: boolean };

/** The form; reloaded values replace only untouched fields. */
function Fields({ kind, inputs, aside, labels, saved, hasConflict = false }: FieldsProps) {
  const { t } = useTranslation('console');
  const redirect = useRedirect();
  const { saving } = useSaveContext();
  return (
    <Form
      warnWhenUnsavedChanges={!saved}
      disableInvalidFormNotification
      resetOptions={RESET_OPTIONS}
      className={aside ? 'record-form with-aside' : 'record-form'}
      noValidate
    >
      <div className="panel">
        <div className="inputs">{inputs}</div>
        <TextInput
          source="reason"
          label={t('optional', { label: t('reason.label') })}
          helperText={t('reason.hint')}
          fullWidth
        />
        {!hasConflict && <RefusedSave kind={kind} labels={labels} />}
        {saved && <ToList kind={kind} />}
        <div className="row">
          <SaveButton alwaysEnable={!saving} icon={<span hidden />} label={t('save')} />
          {kind !== 'site' && <Button onClick={() => redirect('list', kind)}>{t('cancel')}</Button>}
        </div>
      </div>
      {aside}
    </Form>
  );
}

/** Redirects to the list after the save, once the form no longer warns of unsaved changes. */
function ToList({ kind }: { kind: RecordKind }) {
  const redirect = useRedirect();
  useEffect(() => redirect('list', kind), [redirect, kind]);
  return null;
}
