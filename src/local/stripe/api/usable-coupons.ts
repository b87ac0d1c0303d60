import type { StripeStore } from '../store.ts';
import { invalid } from '../errors.ts';

/** The ids of the coupons; refuses one that is used up. */
export async function usableCoupons(books: StripeStore, given: { coupon: string }[] | undefined): Promise<string[]> {
  const ids = (given ?? []).map(({ coupon }) => coupon);
  for (const id of ids) {
    const coupon = await books.get('coupon', id);
    if (coupon.maxRedemptions !== null && coupon.timesRedeemed >= coupon.maxRedemptions)
      throw invalid('Coupon expired: It has been used up.', 'discounts');
  }
  return ids;
}
