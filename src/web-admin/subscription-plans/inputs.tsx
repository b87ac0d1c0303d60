import { minValue, required, useRecordContext } from 'ra-core';
import { BooleanInput, TextInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../inputs/number-input.tsx';
import { typedList } from '../records/words-list.ts';
import type { PlanRecord } from '#modules/billing/contracts/admin-plans.schema.ts';
import { FREE } from './plan.ts';

export function PlanInputs() {
  const { t } = useTranslation('console');
  const plan = useRecordContext<PlanRecord>();
  const isFree = plan?.code === FREE;
  return (
    <>
      <TextInput source="name" label={t('plans.name')} validate={required()} />
      <NumberInput
        source="price"
        label={t('plans.price')}
        helperText={t(isFree ? 'plans.freeHint' : 'plans.priceHint')}
        decimal
        validate={[required()]}
        disabled={isFree}
      />
      <NumberInput
        source="duration"
        label={t('plans.durationInput')}
        helperText={t('plans.durationHint')}
        validate={[required(), minValue(0)]}
      />
      <NumberInput source="requestLimit" label={t('plans.requestLimit')} validate={[required(), minValue(1)]} />
      <NumberInput source="displayOrder" label={t('plans.displayOrder')} validate={[minValue(1)]} />
      <TextInput
        source="description"
        label={t('plans.description')}
        validate={required()}
        multiline
        minRows={2}
        fullWidth
      />
      <TextInput
        source="features"
        label={t('plans.features')}
        helperText={t('commas')}
        multiline
        minRows={2}
        fullWidth
        {...typedList}
      />
      <BooleanInput source="isActive" label={t('plans.isActive')} disabled={isFree} />
      <BooleanInput source="isFlashSale" label={t('plans.isFlashSale')} />
    </>
  );
}

export function usePlanLabels(): Record<string, string> {
  const { t } = useTranslation('console');
  return {
    name: t('plans.name'),
    price: t('plans.price'),
    duration: t('plans.duration'),
    requestLimit: t('plans.requestLimit'),
    displayOrder: t('plans.displayOrder'),
    description: t('plans.description'),
    features: t('plans.features'),
    isActive: t('plans.state'),
    isFlashSale: t('plans.flashSale'),
  };
}
