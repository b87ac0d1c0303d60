import { inDatabase } from './database.ts';

let count = 0;

/** A promo code for 25 %. */
export async function aPromoCode(): Promise<string> {
  const code = `EID${process.pid}X${++count}`;
  const terms = { discount_type: 'percentage' as const, discount_value: 25 };
  await inDatabase((db) =>
    db('billing.promo_code').insert({
      code,
      ...terms,
      valid_from: new Date(0),
      valid_until: new Date('2100-01-01'),
    }),
  );
  return code;
}
