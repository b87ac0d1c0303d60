import { inject } from 'vitest';
import { openDatabase } from '../../src/shared-kernel/persistence/database.ts';

let count = 0;

/** A promo code that takes a quarter off, in the database of this worker's product. */
export async function aPromoCode(): Promise<string> {
  const db = openDatabase(inject('databaseUrls')[Number(process.env['VITEST_POOL_ID']) - 1]!);
  const code = `EID${process.pid}X${++count}`;
  try {
    await db('billing.promo_code').insert({
      code,
      discount_type: 'percentage',
      discount_value: 25,
      valid_from: new Date(0),
      valid_until: new Date('2100-01-01'),
    });
  } finally {
    await db.destroy();
  }
  return code;
}
