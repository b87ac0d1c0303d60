import { asciiDigits } from '#kernel/contracts/digits.ts';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { minValue, required } from 'ra-core';
import { BooleanInput, CheckboxGroupInput, DateInput, SelectInput, TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { act, read } from '../data-provider.ts';
import { choicesOf } from '../records/choices.ts';
import { NumberInput } from '../inputs/number-input.tsx';
import { useToast } from '../layout/use-toast.tsx';
import type { PlanRecord } from '#modules/billing/contracts/admin-plans.schema.ts';
import { FREE } from '../subscription-plans/plan.ts';

/** Takes the day as text, because the UTC moment of its start or end may fall on a neighbouring day in local time. */
const dayOfMoment = (value?: string) => value?.slice(0, 10) ?? '';

export function PromoCodeInputs() {
  const { t } = useTranslation('console');
  const { data: plans = [] } = useQuery({
    queryKey: ['subscription-plans', 'all'],
    queryFn: () => read<PlanRecord[]>('subscription-plans'),
  });
  return (
    <>
      <div className="row">
        <TextInput
          source="code"
          label={t('promoCodes.code')}
          validate={required()}
          parse={(value: string) => asciiDigits(value).toUpperCase()}
        />
        <Generate />
      </div>
      <SelectInput
        source="discountType"
        label={t('promoCodes.discountType')}
        choices={choicesOf(t('promoCodes.types', { returnObjects: true }))}
        translateChoice={false}
        validate={required()}
      />
      <NumberInput source="discountValue" label={t('promoCodes.discountValue')} decimal validate={[required()]} />
      <DateInput source="validFrom" label={t('promoCodes.validFrom')} format={dayOfMoment} validate={required()} />
      <DateInput
        source="validUntil"
        label={t('promoCodes.validUntil')}
        helperText={t('promoCodes.validUntilHint')}
        format={dayOfMoment}
        validate={required()}
      />
      <NumberInput
        source="maxUses"
        label={t('promoCodes.maxUses')}
        helperText={t('promoCodes.maxUsesHint')}
        validate={[minValue(1)]}
      />
      <CheckboxGroupInput
        source="applicablePlans"
        label={t('promoCodes.plans')}
        helperText={t('promoCodes.plansHint')}
        choices={plans.filter(({ code }) => code !== FREE).map(({ id, name }) => ({ id: String(id), name }))}
        translateChoice={false}
        fullWidth
      />
      <TextInput source="description" label={t('promoCodes.description')} multiline minRows={2} fullWidth />
      <BooleanInput source="isActive" label={t('promoCodes.isActive')} />
    </>
  );
}

/** Fills in an unused code from the server. */
function Generate() {
  const { t } = useTranslation('console');
  const { setValue } = useFormContext();
  const { toastError } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => act<{ code: string }>('promo-codes/generate', {}),
    onSuccess: ({ code }) => setValue('code', code, { shouldDirty: true, shouldValidate: true }),
    onError: (error) => toastError(t('promoCodes.notGenerated'), error),
  });
  return (
    <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
      {t('promoCodes.generate')}
    </Button>
  );
}

export function usePromoCodeLabels(): Record<string, string> {
  const { t } = useTranslation('console');
  return {
    code: t('promoCodes.code'),
    discountType: t('promoCodes.discountType'),
    discountValue: t('promoCodes.discountValue'),
    validFrom: t('promoCodes.validFrom'),
    validUntil: t('promoCodes.validUntil'),
    maxUses: t('promoCodes.maxUses'),
    applicablePlans: t('promoCodes.plans'),
    description: t('promoCodes.description'),
    isActive: t('plans.state'),
  };
}
