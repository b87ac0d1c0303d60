import { createUpgradeCheckout, payBySavedCard } from '#modules/billing/contracts/checkout.ts';
import { PAYMENT_OUTCOME } from '#modules/billing/contracts/payment-pages.ts';
import { call } from '../../../web-shared/server/api.ts';
import { useCheckout } from '../payment/index.ts';
import { useUser } from '../session/index.ts';
import { inOwnLanguage } from '../../../web-shared/text/own-language.ts';

/** Opens the page with the outcome of a confirmed payment, as after a visit to the bank. */
export const toOutcome = (intentId: string) =>
  window.location.assign(inOwnLanguage(`${PAYMENT_OUTCOME}&payment_intent=${encodeURIComponent(intentId)}`));

/** Pays by the saved card, and opens the page with the outcome, or the page of a bank that asks the payer first. */
export async function paySaved(paymentIntentId: string): Promise<void> {
  const { bankAddress } = await call(payBySavedCard, { body: { paymentIntentId } });
  if (bankAddress === null) toOutcome(paymentIntentId);
  else window.location.assign(bankAddress);
}

/** Opens a member's checkout for a plan; the server determines whether it is an upgrade. */
export function useMemberCheckout(planId: string, isUpgrade: boolean) {
  const { data: user } = useUser();
  return useCheckout(planId, (given) =>
    call(createUpgradeCheckout, { body: { planId, email: user?.email, isUpgrade, ...given } }),
  );
}
export type MemberCheckout = ReturnType<typeof useMemberCheckout>;
