import type { PersonalTable } from '#kernel/personal-data.ts';

/** What billing holds of people. */
export const personalData: PersonalTable[] = [
  {
    table: 'billing.subscription',
    columns: { account_id: 'technical', plan_id: 'told', starts_at: 'told', expires_at: 'told' },
    told: { as: 'subscription', where: 'account_id = :account' },
    erased: [{ where: 'account_id = :account' }],
    rowId: 'account_id',
  },
  {
    table: 'billing.plan',
    columns: {
      id: 'technical',
      code: 'technical',
      name: 'technical',
      description: 'technical',
      price_pence: 'technical',
      currency: 'technical',
      duration_months: 'technical',
      features: 'technical',
      request_limit: 'technical',
      is_active: 'technical',
      is_flash_sale: 'technical',
      display_order: 'technical',
    },
  },
];
