import { createSignUpCheckout } from '#modules/billing/contracts/checkout.ts';
import { signUp } from '#modules/identity/contracts/auth.ts';
import type { SignUpForm } from '#modules/identity/contracts/auth.schema.ts';
import { TERMS_VERSION } from '#modules/identity/contracts/terms.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../../lib/text/use-text.ts';
import { useNavigate } from 'react-router-dom';
import { ApiError, call, codeOf } from '../../../../web-shared/server/api.ts';
import { toast, toastError } from '../../../ui/index.ts';
import { forgetSignUpDraft, rememberAccount, saveSignUpDraft } from '../../paid-sign-up/index.ts';
import { inOwnLanguage } from '../../../../web-shared/text/own-language.ts';

/** Time to read the toast before the page changes. */
const REDIRECT_MS = 500;

/**
 * Removes a sister's name and guardian from the form of a man, who may have filled them in before he chose his gender.
 */
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
        imamReason: undefined,
        waliLanguage: undefined,
      };

/** The form as the server takes it: the ticked box is the version of the terms that it stood next to. */
const bodyOf = (form: SignUpForm) => {
  const { termsAccepted: _, ...given } = withoutSistersFields(form);
  return { ...given, termsVersion: TERMS_VERSION };
};

/** Shows why no account was created. */
function useRefusal() {
  const { t } = useText('auth');
  return (error: unknown) => {
    // The plan was withdrawn while the form was open.
    if (codeOf(error) === 'billing.plan-unknown' || (error instanceof ApiError && error.fields.selectedPlan))
      return toast({
        title: t('signUp.planUnknown'),
        description: t('signUp.planUnknownText'),
        variant: 'destructive',
      });
    return toastError(t('signUp.failed'), error, t('signUp.failedText'));
  };
}

/** Creates an account on the free plan, and leads to the sign-in. */
export function useSignUp() {
  const { t } = useText('auth');
  const navigate = useNavigate();
  const refuse = useRefusal();

  return useMutation({
    mutationFn: (form: SignUpForm) => call(signUp, { body: bodyOf(form) }),
    onSuccess: async ({ guardianInvited }, form) => {
      forgetSignUpDraft();
      rememberAccount(form);
      toast({
        title: t('signUp.done'),
        description: guardianInvited ? t('signUp.doneWali') : t('signUp.doneWelcome'),
      });
      await navigate('/auth');
    },
    onError: refuse,
  });
}

/**
 * Sends the form with its password to the server, which stores it until the plan is paid, and leads to the payment: a
 * page that never sees the password.
 */
export function usePaidSignUp() {
  const { t } = useText('auth');
  const refuse = useRefusal();

  const paid = useMutation({
    mutationFn: (form: SignUpForm) => {
      const { selectedPlan: planId, email, ...given } = bodyOf(form);
      return call(createSignUpCheckout, { body: { planId, email, signupData: { ...given, email } } });
    },
    onSuccess: ({ plan }, form) => {
      // The server identifies the sign-up by its cookie, even if the browser refuses storage.
      if (navigator.cookieEnabled) {
        saveSignUpDraft(withoutSistersFields(form));
        toast({ title: t('signUp.redirecting') });
        setTimeout(() => window.location.assign(inOwnLanguage(`/signup-payment?plan=${plan.id}`)), REDIRECT_MS);
        return;
      }
      paid.reset();
      toast({ title: t('signUp.redirectFailed'), description: t('signUp.redirectFailedText'), variant: 'destructive' });
    },
    onError: refuse,
  });
  return paid;
}
