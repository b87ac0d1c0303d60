import type { SignUpForm } from '#modules/identity/contracts/auth.schema.ts';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { saveSignUpDraft } from '../paid-sign-up/index.ts';

/** Saves the input when the reader opens another page, unless the form was sent. */
export function useSavedForm({ getValues, formState: { isDirty } }: UseFormReturn<SignUpForm>, isSent: boolean) {
  const shouldSave = useRef(false);
  useEffect(() => {
    shouldSave.current = isDirty && !isSent;
  });
  useEffect(() => {
    const saveDraft = () => void (shouldSave.current && saveSignUpDraft(getValues()));
    window.addEventListener('pagehide', saveDraft);
    return () => {
      window.removeEventListener('pagehide', saveDraft);
      saveDraft();
    };
  }, [getValues]);
}
