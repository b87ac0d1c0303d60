import type { SignUpForm } from '#modules/identity/contracts/auth.ts';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepSignUpDraft } from '../paid-sign-up/index.ts';

/** Keeps what was typed when the way leads to another page of ours, and back; not of a form that was sent. */
export function useKeptForm({ getValues, formState: { isDirty } }: UseFormReturn<SignUpForm>, isSent: boolean) {
  const keeps = useRef(false);
  useEffect(() => {
    keeps.current = isDirty && !isSent;
  });
  useEffect(() => {
    const keep = () => void (keeps.current && keepSignUpDraft(getValues()));
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [getValues]);
}
