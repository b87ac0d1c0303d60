import { useTranslation } from 'react-i18next';
import { Facts } from '../records/facts.tsx';
import { EditPage, NewPage } from '../records/record-form.tsx';
import { listOf } from '../records/words-list.ts';
import { PlanInputs, usePlanLabels } from './inputs.tsx';
import type { PlanRecord } from '#modules/billing/contracts/admin-plans.schema.ts';

const parts = {
  kind: 'subscription-plans',
  inputs: <PlanInputs />,
  transform: (values: Record<string, unknown>) => ({
    ...values,
    features: listOf(values['features']),
  }),
} as const;
const defaults = { currency: 'GBP', duration: 1, requestLimit: 3, displayOrder: 1, isActive: true, isFlashSale: false };

export const NewPlan = () => <NewPage {...parts} labels={usePlanLabels()} defaults={defaults} />;

export const EditPlan = () => (
  <EditPage<PlanRecord>
    {...parts}
    labels={usePlanLabels()}
    titleOf={({ name }) => name}
    renderFacts={(plan) => <PlanFacts plan={plan} />}
  />
);

function PlanFacts({ plan: { code, subscribers, stripePriceId } }: { plan: PlanRecord }) {
  const { t } = useTranslation('console');
  return (
    <Facts
      facts={[
        [t('plans.code'), <code key="code">{code}</code>],
        [t('plans.subscribers'), subscribers],
        [t('plans.stripePriceId'), stripePriceId],
      ]}
    />
  );
}
