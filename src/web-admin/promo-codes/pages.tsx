import { EditPage, NewPage } from '../records/record-form.tsx';
import { PromoCodeInputs, usePromoCodeLabels } from './inputs.tsx';
import type { PromoCodeRecord } from '#modules/billing/contracts/admin-promo-codes.schema.ts';

const parts = {
  kind: 'promo-codes',
  inputs: <PromoCodeInputs />,
  transform: (values: Record<string, unknown>) => ({
    ...values,
    maxUses: values['maxUses'] || null,
    description: values['description'] ?? '',
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
