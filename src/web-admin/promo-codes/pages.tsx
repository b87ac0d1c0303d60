import { EditPage, NewPage } from '../frame/record-form.tsx';
import { PromoCodeInputs, usePromoCodeLabels } from './inputs.tsx';
import type { PromoCodeRecord } from './promo-code.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Days are the calendar's of the service, to their end where something ends. */
const timeOf = (value: unknown, end: string): unknown =>
  typeof value === 'string' && DAY.test(value) ? `${value}T${end}Z` : value;

const parts = {
  kind: 'promo-codes',
  inputs: <PromoCodeInputs />,
  transform: (values: Record<string, unknown>) => ({
    ...values,
    validFrom: timeOf(values['validFrom'], '00:00:00.000'),
    validUntil: timeOf(values['validUntil'], '23:59:59.999'),
    maxUses: values['maxUses'] || null,
  }),
} as const;

export const NewPromoCode = () => (
  <NewPage
    {...parts}
    labels={usePromoCodeLabels()}
    defaults={{ discountType: 'percentage', applicablePlans: [], isActive: true, maxUses: null, description: '' }}
  />
);

export const EditPromoCode = () => (
  <EditPage<PromoCodeRecord> {...parts} labels={usePromoCodeLabels()} titleOf={({ code }) => code} />
);
