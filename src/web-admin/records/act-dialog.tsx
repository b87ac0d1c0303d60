import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { HttpError } from 'ra-core';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Controller, useForm, useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConnectionNotice } from '../layout/connection-notice.tsx';
import { TicksInput, type Tick } from './ticks-input.tsx';

export interface Question {
  name: string;
  label: string;
  /** The value of `ticks` is the ticked ids, with commas between them. */
  kind?: 'line' | 'words' | 'date' | 'number' | 'choice' | 'ticks';
  choices?: Tick[];
  hint?: string;
  optional?: boolean;
  value?: string;
  /** Shows the input only with such other answers. */
  onlyIf?: (answers: Answers) => boolean;
  /** Prepared texts that can be added to what is typed. */
  blocks?: { id: string; name: string; text: string }[];
}
export type Answers = Record<string, string>;

/** The heading above a server error, and the text when the server sent none. */
export interface Failure {
  title: string;
  text: string;
}

type ActDialogProps = {
  title: string;
  /** The person or record that the action concerns. */
  about: ReactNode;
  text?: string | undefined;
  submit: string;
  grave?: boolean | undefined;
  questions: Question[];
  failure?: Failure | undefined;
  /** Performs the action; the dialog shows the error if it rejects. */
  onSubmit: (answers: Answers) => Promise<void>;
  onClose: () => void;
};

/** Collects the answers and performs the action. After an error the dialog stays open with what was typed. */
export function ActDialog({
  title,
  about,
  text,
  submit,
  grave,
  questions,
  failure,
  onSubmit,
  onClose,
}: ActDialogProps) {
  const { t } = useTranslation('console');
  const [refusal, setRefusal] = useState<string>();
  const heading = useId();
  const { control, handleSubmit, setError, formState } = useForm<Answers>({
    defaultValues: Object.fromEntries(questions.map(({ name, value = '' }) => [name, value])),
  });
  const send = handleSubmit(async (answers) => {
    setRefusal(undefined);
    try {
      await onSubmit(answers);
      onClose();
    } catch (error) {
      const fields = Object.entries(fieldsOf(error)).filter(([name]) => questions.some((one) => one.name === name));
      for (const [name, message] of fields) setError(name, { type: 'server', message });
      if (fields.length === 0) setRefusal((error as Error).message || failure?.text || t('failed.failed'));
    }
  });
  const { isSubmitting, isDirty } = formState;
  // The outcome of a request that is on its way is shown here.
  const close = () => {
    if (!isSubmitting) onClose();
  };
  return (
    <Dialog open onClose={unlessDirtyBackdrop(isDirty, close)} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent>
          <p className="dialog-about" dir="auto">
            {about}
          </p>
          {text && <DialogContentText>{text}</DialogContentText>}
          <ConnectionNotice />
          {refusal && (
            <Alert severity="error">
              {failure && <AlertTitle>{failure.title}</AlertTitle>}
              <span>{refusal}</span>
            </Alert>
          )}
          {questions.map((question, place) => (
            <QuestionInput key={question.name} {...question} control={control} first={place === 0} />
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={isSubmitting}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" color={grave ? 'error' : 'primary'} loading={isSubmitting}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Closes a dialog, but not by a press outside it if that would discard typed text. */
export const unlessDirtyBackdrop =
  (isDirty: boolean, close: () => void) =>
  (_: object, how: 'backdropClick' | 'escapeKeyDown'): void => {
    if (how !== 'backdropClick' || !isDirty) close();
  };

const fieldsOf = (error: unknown): Record<string, string> =>
  error instanceof HttpError ? ((error.body as { fields?: Record<string, string> } | null)?.fields ?? {}) : {};

type QuestionProps = Question & { control: Control<Answers>; first: boolean; disabled?: boolean };

export function QuestionInput({ onlyIf, ...question }: QuestionProps) {
  const answers = useWatch({ control: question.control });
  if (onlyIf && !onlyIf(answers as Answers)) return null;
  return question.kind === 'ticks' ? <TicksInput {...question} /> : <LineInput {...question} />;
}

function LineInput({
  name,
  label,
  kind = 'line',
  choices = [],
  hint,
  optional,
  blocks,
  control,
  first,
}: QuestionProps) {
  const { t } = useTranslation('console');
  const input = useRef<HTMLElement>(null);
  useEffect(() => {
    if (first) input.current?.focus();
  }, [first]);
  return (
    <Controller
      name={name}
      control={control}
      rules={optional ? {} : { validate: (value) => value.trim() !== '' || t('required') }}
      render={({ field: { ref, ...field }, fieldState: { error } }) => (
        <>
          <TextField
            {...field}
            inputRef={(element: HTMLElement | null) => {
              ref(element);
              input.current = element;
            }}
            label={optional ? t('optional', { label }) : label}
            error={Boolean(error)}
            helperText={error?.message ?? hint}
            fullWidth
            select={kind === 'choice'}
            multiline={kind === 'words'}
            {...(kind === 'words' && { minRows: 3, maxRows: 12 })}
            {...(kind === 'number' && { slotProps: { htmlInput: { inputMode: 'numeric' } } })}
            {...(kind === 'date' && { type: kind, slotProps: { inputLabel: { shrink: true } } })}
          >
            {choices.map((choice) => (
              <MenuItem key={choice.id} value={choice.id}>
                {choice.name}
              </MenuItem>
            ))}
          </TextField>
          {blocks && (
            <TextField
              select
              fullWidth
              label={t('questions.block')}
              value=""
              onChange={({ target }) => {
                const { text } = blocks.find(({ id }) => id === target.value)!;
                field.onChange([field.value.trimEnd(), text].filter(Boolean).join('\n\n'));
                input.current?.focus();
              }}
            >
              {blocks.map(({ id, name: blockName }) => (
                <MenuItem key={id} value={id}>
                  {blockName}
                </MenuItem>
              ))}
            </TextField>
          )}
        </>
      )}
    />
  );
}
