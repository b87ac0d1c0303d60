import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useToast } from '../layout/use-toast.tsx';
import { firstRefusal } from './first-refusal.ts';
import type { RecordKind } from './record-kind.ts';

type RefusedSaveProps = { kind: RecordKind; labels: Record<string, string> };

/** At each refused attempt to save: says what is wrong with the first field, and moves the focus to it. */
export function RefusedSave({ kind, labels }: RefusedSaveProps) {
  const { t } = useTranslation('console');
  const translate = useTranslate();
  const { toastError } = useToast();
  const { submitCount, errors } = useFormState();
  const { setFocus, getValues } = useFormContext();
  useEffect(() => {
    const refusal = firstRefusal(errors, getValues(), kind);
    if (!refusal) return;
    const { field, message } = refusal;
    const sentence = message && translate(message.key, { _: message.key, ...message.args });
    const label = labels[field];
    const said = sentence && label ? `${label}: ${sentence}` : sentence;
    toastError(t('invalid.title'), { message: said ?? t(`records.${kind}.invalid`) });
    setFocus(field);
    // Once per attempt, not with each key that is typed after it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount]);
  return null;
}
