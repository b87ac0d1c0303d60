import { asciiDigits } from '#kernel/contracts/digits.ts';
import { checkPromoCode } from '#modules/billing/contracts/checkout.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../web-shared/server/api.ts';
import type { Checkout } from './opened.ts';

type OpenCheckout = (given: { promoCode?: string | undefined; beginAtOnce?: boolean }) => Promise<Checkout>;

/**
 * Opens a checkout for the plan, and applies a promo code. A code opens a new checkout, and the previous one can no
 * longer be paid.
 */
export function useCheckout(planId: string, open: OpenCheckout) {
  const client = useQueryClient();
  const queryKey = ['checkout', planId];
  // Never cached, because a checkout may have expired meanwhile.
  const query = useQuery({ queryKey, queryFn: () => open({}), gcTime: 0, retry: false, enabled: planId !== '' });
  const promo = useMutation({
    mutationFn: async (code: string) => {
      if (code) await call(checkPromoCode, { body: { code, planId } });
      return open({ promoCode: code || undefined });
    },
    onSuccess: (opened) => client.setQueryData(queryKey, opened),
  });
  const promoCode = promo.isSuccess ? asciiDigits(promo.variables).trim().toUpperCase() : '';
  /** Stores the payer's choice with the agreement. Returns false if the offer has changed, which is then shown. */
  const agree = async (beginAtOnce: boolean): Promise<boolean> => {
    const opened = await open({ promoCode: promoCode || undefined, beginAtOnce });
    const isSame = opened.clientSecret === query.data?.clientSecret;
    if (!isSame) client.setQueryData(queryKey, opened);
    return isSame;
  };
  return { ...query, promo, promoCode, agree };
}
export type PromoUse = Pick<ReturnType<typeof useCheckout>, 'promo' | 'promoCode'>;
export type Agree = ReturnType<typeof useCheckout>['agree'];
