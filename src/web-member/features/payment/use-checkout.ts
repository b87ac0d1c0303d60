import { asciiDigits } from '#kernel/contracts/digits.ts';
import { checkPromoCode } from '#modules/billing/contracts/checkout.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, codeOf } from '../../../web-shared/server/api.ts';
import { tabStore } from '../../../web-shared/storage.ts';
import type { Checkout } from './opened.ts';

type OpenCheckout = (given: { promoCode?: string | undefined; beginAtOnce?: boolean }) => Promise<Checkout>;

/** The code that a payer applied, for when he returns to the payment in this tab. */
const codeKey = (planId: string) => `promo-code ${planId}`;

/**
 * Opens a checkout for the plan, and applies a promo code. A code opens a new checkout, and the previous one can no
 * longer be paid.
 */
export function useCheckout(planId: string, open: OpenCheckout) {
  const client = useQueryClient();
  const queryKey = ['checkout', planId];
  const openWith = async (promoCode: string, beginAtOnce?: boolean) => ({
    ...(await open({ promoCode: promoCode || undefined, ...(beginAtOnce !== undefined && { beginAtOnce }) })),
    promoCode,
  });
  // Never cached, because a checkout may have expired meanwhile.
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      try {
        return await openWith(tabStore.get(codeKey(planId)) ?? '');
      } catch (error) {
        if (!codeOf(error)?.startsWith('billing.promo-')) throw error;
        // The code has ended since.
        tabStore.remove(codeKey(planId));
        return openWith('');
      }
    },
    gcTime: 0,
    retry: false,
    enabled: planId !== '',
  });
  const promo = useMutation({
    mutationFn: async (code: string) => {
      if (code) await call(checkPromoCode, { body: { code, planId } });
      return openWith(asciiDigits(code).trim().toUpperCase());
    },
    onSuccess: (opened) => {
      client.setQueryData(queryKey, opened);
      if (opened.promoCode) tabStore.set(codeKey(planId), opened.promoCode);
      else tabStore.remove(codeKey(planId));
    },
  });
  const promoCode = query.data?.promoCode ?? '';
  /** Stores the payer's choice with the agreement. Returns false if the offer has changed, which is then shown. */
  const agree = async (beginAtOnce: boolean): Promise<boolean> => {
    const opened = await openWith(promoCode, beginAtOnce);
    const isSame = opened.clientSecret === query.data?.clientSecret && opened.savedCard === query.data.savedCard;
    if (!isSame) client.setQueryData(queryKey, opened);
    return isSame;
  };
  return { ...query, promo, promoCode, agree };
}
export type PromoUse = Pick<ReturnType<typeof useCheckout>, 'promo' | 'promoCode'>;
export type Agree = ReturnType<typeof useCheckout>['agree'];
