import { signUp, type SignUpForm } from '#modules/identity/contracts/auth.ts';
import { useMutation } from '@tanstack/react-query';
import type { UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError, call } from '../../lib/api.ts';
import { markFields } from '../../lib/form-errors.ts';
import { tellRefusal } from '../../ui/refusal.tsx';
import { toast } from '../../ui/toast-store.ts';

/** A man's form without what was typed before he said who he is: a sister's name, and her guardian's details. */
const withoutSistersFields = (form: SignUpForm): SignUpForm =>
  form.gender === 'female'
    ? form
    : {
        ...form,
        firstName: undefined,
        waliName: undefined,
        waliEmail: undefined,
        waliPhone: undefined,
        waliRelation: undefined,
      };

/** Makes the account, which begins on the free plan, and leads to the sign-in. */
export function useSignUp(setError: UseFormSetError<SignUpForm>) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const fail = (title: string, description: string) => toast({ title, description, variant: 'destructive' });

  return useMutation({
    mutationFn: (form: SignUpForm) => call(signUp, { body: withoutSistersFields(form) }),
    onSuccess: async ({ guardianInvited }) => {
      toast({
        title: t('signUp.done'),
        description: guardianInvited ? t('signUp.doneWali') : t('signUp.doneWelcome'),
      });
      await navigate('/auth');
      document.getElementById('content')?.focus();
    },
    onError: (error) => {
      markFields(error, setError);
      // It was withdrawn while the form was open.
      if (error instanceof ApiError && error.fields.selectedPlan)
        return fail(t('signUp.planUnknown'), t('signUp.planUnknownText'));
      tellRefusal(t('signUp.failed'), error, t('signUp.failedText'));
    },
  });
}
