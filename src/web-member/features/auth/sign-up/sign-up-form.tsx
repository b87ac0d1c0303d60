import type { SignUpForm as Values } from '#modules/identity/contracts/auth.schema.ts';
import type { Plan } from '#modules/billing/contracts/subscription.schema.ts';
import { listPlans } from '#modules/billing/contracts/subscription.ts';
import { useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { useText } from '../../../lib/text/use-text.ts';
import { Link, useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { currentSite } from '#kernel/i18n/current-site.ts';
import { fetchJson } from '../../../../web-shared/server/api.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { useHydrating } from '../../../lib/use-hydrating.ts';
import {
  Button,
  Checkbox,
  ErrorNotice,
  Field,
  FieldError,
  Form,
  PasswordInput,
  RadioGroup,
  Skeleton,
  TextInput,
  toast,
} from '../../../ui/index.ts';
import { presetWaliLanguage, WaliFields } from '../../ward/index.ts';
import { signUpDraft } from '../../paid-sign-up/index.ts';
import { isFree, planMeant } from '../../plans/index.ts';
import { PasswordStrength } from './password-strength.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { useSavedForm } from '../use-saved-form.ts';
import { usePaidSignUp, useSignUp } from './use-sign-up.ts';

const emptyForm = (): Partial<Values> => ({
  email: '',
  password: '',
  username: '',
  firstName: '',
  waliName: '',
  waliEmail: '',
  waliPhone: '',
  waliRelation: '',
  imamReason: '',
  waliLanguage: presetWaliLanguage(),
  termsAccepted: false,
});

/**
 * Restores the input from before a visit to the payment or the prices: never the password, nor the plan if another one
 * was chosen there.
 */
function typedBefore(plan: string | null): Partial<Values> | null {
  const draft = signUpDraft();
  if (draft === 'expired' || draft === null) return null;
  return { ...emptyForm(), ...draft, ...(plan && { selectedPlan: undefined }) };
}

const isPaidPlan = (plan: Plan | undefined) => plan !== undefined && !isFree(plan);

export function SignUpForm() {
  const [search] = useSearchParams();
  const hydrating = useHydrating();
  const begun = hydrating ? null : typedBefore(search.get('plan'));
  return <Fields key={begun ? 'begun' : 'new'} begun={begun ?? emptyForm()} />;
}

function Fields({ begun }: { begun: Partial<Values> }) {
  const { t } = useText(['auth', 'common', 'terms', 'wali']);
  const planError = useId();
  const [search] = useSearchParams();
  const { fees } = currentSite();
  const plans = useQuery({ ...fetchJson(listPlans), enabled: fees });
  const plannedPlan = plans.data && planMeant(plans.data, search.get('plan'));
  const free = plans.data?.find(isFree);
  const planOf = (id: string | undefined) => plans.data?.find((plan) => String(plan.id) === id);
  const signUp = useSignUp();
  const paidSignUp = usePaidSignUp();
  const form = useCheckedForm<Values, unknown>({
    schema: async () => (await import('#modules/identity/contracts/auth.schema.ts')).signUpForm,
    defaultValues: begun,
    send: (values) => (isPaidPlan(planOf(values.selectedPlan)) ? paidSignUp : signUp).mutateAsync(values),
  });
  const { register, watch, handleSubmit, setValue, errors } = form;
  const selectedPlan = watch('selectedPlan') ?? undefined;
  const plan = planOf(selectedPlan) ?? plannedPlan ?? free;
  const selected = plan && String(plan.id);
  const isPaid = isPaidPlan(plan);
  const isBusy = signUp.isPending || paidSignUp.isPending || paidSignUp.isSuccess;
  useSavedForm(form, isBusy || signUp.isSuccess);

  const refuse = () =>
    toast({ title: t('common:form.invalid'), description: t('common:form.invalidText'), variant: 'destructive' });
  const genders = (['male', 'female'] as const).map((value) => ({
    value,
    label: t(`signUp.${value}`),
    note: t(`signUp.${value}Note`),
  }));
  return (
    <FormProvider {...form}>
      <Form
        onSubmit={(event) => {
          if (selected) setValue('selectedPlan', selected);
          void handleSubmit((values) => form.mutate(values), refuse)(event);
        }}
      >
        <div>
          <h2>{t('signUp.title')}</h2>
          <p className="quiet">{t('signUp.subtitle')}</p>
        </div>
        <Field label={t('email')} error={errors.email} required>
          <TextInput {...register('email')} type="email" autoComplete="email" />
        </Field>
        <Field label={t('password')} hint={t('signUp.passwordHint')} error={errors.password} required>
          <PasswordInput {...register('password')} autoComplete="new-password" />
          <PasswordStrength password={watch('password')} />
        </Field>
        <Field label={t('signUp.username')} hint={t('signUp.usernameHint')} error={errors.username} required>
          <TextInput {...register('username')} autoComplete="nickname" />
        </Field>
        <RadioGroup
          legend={t('signUp.gender')}
          choices={genders}
          error={errors.gender}
          input={() => register('gender')}
        />
        {watch('gender') === 'female' && (
          <Field label={t('signUp.firstName')} hint={t('signUp.firstNameHint')} error={errors.firstName} required>
            <TextInput {...register('firstName')} autoComplete="given-name" />
          </Field>
        )}
        {watch('gender') === 'female' && (
          <section className="stack auth-wali">
            <div>
              <h3>{t('wali:title')}</h3>
              <p className="small quiet">{t('wali:text')}</p>
            </div>
            <WaliFields />
          </section>
        )}
        {fees && plans.isPending && <Skeleton lines={4} />}
        {plans.error && (
          <div>
            <ErrorNotice title={t('signUp.plansFailed')} error={plans.error} onRetry={() => void plans.refetch()} />
            <FieldError id={planError} error={errors.selectedPlan} />
          </div>
        )}
        {plans.data && (
          <PlanChoice
            plans={plans.data}
            input={register('selectedPlan')}
            chosen={selected}
            error={errors.selectedPlan}
          />
        )}
        <Checkbox
          {...register('termsAccepted')}
          label={t('terms:accept')}
          note={
            <>
              <Link to="/terms-of-service">{t('common:foot.terms')}</Link>{' '}
              <Link to="/privacy-policy">{t('common:foot.privacy')}</Link>
            </>
          }
          error={errors.termsAccepted}
        />
        {isPaid && watch('gender') === 'female' && <p className="small quiet">{t('signUp.paidSister')}</p>}
        <Button variant="primary" wide type="submit" busy={isBusy}>
          {isBusy
            ? t(paidSignUp.isSuccess ? 'signUp.redirecting' : 'signUp.submitting')
            : t(isPaid ? 'signUp.toPayment' : 'signUp.submit')}
        </Button>
      </Form>
    </FormProvider>
  );
}
