import { z } from 'zod';
import { adminResourceEndpoints } from '#kernel/contracts/admin-resource.ts';
import { adminVerb } from '#kernel/contracts/admin-verb.ts';
import {
  adminReason,
  idInAddressOrJson,
  isoDate,
  isoMoment,
  isoTime,
  numericId,
  text,
} from '#kernel/contracts/fields.ts';
import { plainCode } from '#kernel/contracts/plain-text.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { decimal } from './admin-plans.schema.ts';

export const discountTypes = ['percentage', 'fixed'] as const;

/** A time. A date alone means its start or, for `validUntil`, its end, since that is inclusive. */
const moment = (ofDay: string) =>
  z
    .union([isoMoment, isoDate.transform((day) => `${day}T${ofDay}Z`)])
    .transform((time) => new Date(time).toISOString());

export const promoCodeFields = z.object({
  code: z
    .string()
    .overwrite(plainCode)
    .regex(/^[A-Z0-9][A-Z0-9_-]{0,39}$/, { error: () => validationText('promoCode') }),
  discountType: z.enum(discountTypes),
  discountValue: decimal('percentOrPounds').describe('percent, or decimal pounds'),
  validFrom: moment('00:00:00.000'),
  validUntil: moment('23:59:59.999').describe('inclusive'),
  maxUses: z.number().int().min(1).max(1_000_000).nullable().describe('null is unlimited'),
  applicablePlans: z
    .array(
      z.union([
        numericId.transform(String),
        z.string().regex(/^[1-9]\d{0,9}$/, { error: () => validationText('planUnknown') }),
      ]),
    )
    .max(100)
    .describe('ids of plans; empty means all'),
  isActive: z.boolean(),
  description: text(0, 300),
});
export type PromoCodeFields = z.infer<typeof promoCodeFields>;

export const promoCodeRecord = z.object({
  id: numericId,
  code: z.string(),
  discountType: z.enum(discountTypes),
  discountValue: z.string().describe('percent, or decimal pounds'),
  validFrom: isoTime,
  validUntil: isoTime.describe('inclusive'),
  maxUses: z.number().int().nullable(),
  currentUses: z.number().int().describe('uses that are paid, or can still be paid'),
  applicablePlans: z.array(z.string()),
  isActive: z.boolean(),
  description: z.string(),
  revision: z.number().int(),
});
export type PromoCodeRecord = z.infer<typeof promoCodeRecord>;

export const promoCodes = adminResourceEndpoints({
  path: '/api/admin/promo-codes',
  of: 'a promo code; one that was used is deactivated instead of removed',
  summary: 'Promo codes',
  access: 'staff',
  duties: ['money'],
  fresh: true,
  id: idInAddressOrJson,
  record: promoCodeRecord,
  fields: promoCodeFields,
  defaults: { maxUses: null, applicablePlans: [], isActive: true, description: '' },
  sorts: ['id', 'code', 'discountType', 'validFrom', 'validUntil', 'maxUses', 'currentUses', 'isActive'],
  exported: [
    'id',
    'code',
    'discountType',
    'discountValue',
    'validFrom',
    'validUntil',
    'maxUses',
    'currentUses',
    'isActive',
  ],
  filter: z.object({
    q: text(0, 60).optional().describe('searches the code and the description'),
    isActive: z.boolean().optional(),
    discountType: z.enum(discountTypes).optional(),
  }),
});

export const generatePromoCode = adminVerb({
  path: '/api/admin/promo-codes/generate',
  duties: ['money'],
  summary: 'Generates an unused random code of eight capitals and digits, without storing it',
  params: z.undefined(),
  body: z.object({ reason: adminReason.optional() }),
  answer: z.object({ code: z.string() }),
});
