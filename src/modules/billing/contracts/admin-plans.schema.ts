import { z } from 'zod';
import { adminResourceEndpoints } from '#kernel/contracts/admin-resource.ts';
import { plainNumber } from '#kernel/contracts/digits.ts';
import { idInAddressOrJson, text } from '#kernel/contracts/fields.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { plan } from './subscription.schema.ts';

export const planRecord = plan.extend({
  code: z.string().describe('derived from the first name; never changes'),
  stripePriceId: z.string().nullable().describe('null until Stripe knows the price'),
  subscribers: z.number().int().describe('number of running subscriptions'),
  revision: z.number().int(),
});
export type PlanRecord = z.infer<typeof planRecord>;

/** A number with at most two decimals, given as text or as a number; `wanted` is the text of its refusal. */
export const decimal = (wanted: 'pounds' | 'percentOrPounds') =>
  z.union([z.string(), z.number().transform(String)], { error: () => validationText(wanted) }).pipe(
    z
      .string()
      .overwrite(plainNumber)
      .regex(/^\d{1,6}(\.\d{1,2})?$/, { error: () => validationText(wanted) }),
  );

/** Decimal pounds, for example 15.99. */
export const pounds = decimal('pounds');

export const planFields = z.object({
  name: text(1, 60),
  description: text(1, 300),
  price: pounds,
  currency: z.literal('GBP'),
  duration: z.number().int().min(0).max(120).describe('months; 0 is for ever'),
  features: z.array(text(1, 100)).max(20),
  requestLimit: z.number().int().min(1).max(100).describe('interest requests a month'),
  isActive: z.boolean().describe('the plan is on offer'),
  isFlashSale: z.boolean(),
  displayOrder: z.number().int().min(1).max(1000),
});
export type PlanFields = z.infer<typeof planFields>;

export const subscriptionPlans = adminResourceEndpoints({
  path: '/api/admin/subscription-plans',
  of: 'a plan; one that was ever bought is archived, and cannot give more or less than was bought',
  summary: 'All plans, including those that are not on offer',
  access: 'staff',
  duties: ['money'],
  fresh: true,
  id: idInAddressOrJson,
  record: planRecord,
  fields: planFields,
  defaults: {
    currency: 'GBP',
    duration: 1,
    requestLimit: 3,
    isActive: true,
    isFlashSale: false,
    displayOrder: 1,
  },
  sorts: ['id', 'code', 'name', 'price', 'duration', 'isActive', 'isFlashSale', 'displayOrder', 'subscribers'],
  exported: [
    'id',
    'code',
    'name',
    'price',
    'duration',
    'requestLimit',
    'isActive',
    'isFlashSale',
    'displayOrder',
    'subscribers',
  ],
  filter: z.object({ isActive: z.boolean().optional(), isFlashSale: z.boolean().optional() }),
});
