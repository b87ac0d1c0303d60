import { signUp, type SignUpForm } from '#kernel/contracts/auth.ts';
import type { Plan } from '#kernel/contracts/subscription.ts';
import { useMutation } from '@tanstack/react-query';
import type { UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError, call, saidBy } from '../../lib/api.ts';
import { markFields } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast-store.ts';
import { isFree } from './plans.ts';
import { clearDraft, storeDraft } from './sign-up-draft.ts';

const REDIRECT_AFTER_MS = 500;

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

/** Signs up: the free plan makes the account at once, a paid one leads on to the payment page. */
export function useSignUp(plans: Plan[], setError: UseFormSetError<SignUpForm>) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const fail = (title: string, description: string) => toast({ title, description, variant: 'destructive' });
  const failPlan = () => fail(t('signUp.planUnknown'), t('signUp.planUnknownText'));

  async function goToPayment(form: SignUpForm) {
    try {
      storeDraft(form);
      toast({ title: t('signUp.redirecting') });
      await new Promise((resolve) => setTimeout(resolve, REDIRECT_AFTER_MS));
      await navigate(`/signup-payment?${new URLSearchParams({ plan: form.selectedPlan, email: form.email })}`);
    } catch {
      fail(t('signUp.redirectFailed'), t('signUp.redirectFailedText'));
    }
  }

  async function makeAccount(form: SignUpForm) {
    const made = await call(signUp, { body: form });
    clearDraft();
    toast({
      title: t('signUp.done'),
      description: made.guardianInvited ? t('signUp.doneWali') : t('signUp.doneWelcome'),
    });
    await navigate('/auth');
    document.getElementById('content')?.focus();
  }

  return useMutation({
    mutationFn: async (given: SignUpForm) => {
      const form = withoutSistersFields(given);
      const plan = plans.find(({ id }) => String(id) === form.selectedPlan);
      if (!plan) failPlan();
      else if (isFree(plan)) await makeAccount(form);
      else await goToPayment(form);
    },
    onError: (error) => {
      // It was withdrawn while the form was open.
      if (error instanceof ApiError && error.code === 'billing.plan-unknown') return failPlan();
      markFields(error, setError);
      fail(t('signUp.failed'), saidBy(error) ?? t('signUp.failedText'));
    },
  });
}
