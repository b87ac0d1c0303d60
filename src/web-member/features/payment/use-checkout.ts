import { asciiDigits } from '#kernel/contracts/digits.ts';
import { checkPromoCode } from '#modules/billing/contracts/checkout.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import type { Checkout } from './opened.ts';

type OpenCheckout = (promoCode?: string) => Promise<Checkout>;

/**
 * The checkout that the server opens for this plan, and the promo code for it: with a code it is opened anew, and the
 * one before cannot be paid any more.
 */
export function useCheckout(planId: string, open: OpenCheckout) {
  const client = useQueryClient();
  const queryKey = ['checkout', planId];
  // It is asked for whenever somebody comes to the page: it may have ended meanwhile.
  const query = useQuery({ queryKey, queryFn: () => open(), gcTime: 0, retry: false, enabled: planId !== '' });
  const promo = useMutation({
    mutationFn: async (code: string) => {
      if (code) await call(checkPromoCode, { body: { code, planId } });
      return open(code || undefined);
    },
    onSuccess: (opened) => client.setQueryData(queryKey, opened),
  });
  return { ...query, promo, promoCode: promo.isSuccess ? asciiDigits(promo.variables).trim().toUpperCase() : '' };
}
export type PromoUse = Pick<ReturnType<typeof useCheckout>, 'promo' | 'promoCode'>;
