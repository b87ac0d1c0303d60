import { createUpgradeCheckout } from '#modules/billing/contracts/checkout.ts';
import { call } from '../../../web-shared/server/api.ts';
import { useCheckout } from '../payment/index.ts';
import { useUser } from '../session/index.ts';
import { inOwnLanguage } from '../../../web-shared/text/own-language.ts';

/** The return address after a payment, also for a bank. */
export const RETURN_TO = '/subscription-success?upgrade=true';

/** Opens the page with the outcome of a confirmed payment, as after a visit to the bank. */
export const toOutcome = (intentId: string) =>
  window.location.assign(inOwnLanguage(`${RETURN_TO}&payment_intent=${encodeURIComponent(intentId)}`));

/** Opens a member's checkout for a plan; the server determines whether it is an upgrade. */
export function useMemberCheckout(planId: string, isUpgrade: boolean) {
  const { data: user } = useUser();
  return useCheckout(planId, (given) =>
    call(createUpgradeCheckout, { body: { planId, email: user?.email, isUpgrade, ...given } }),
  );
}
export type MemberCheckout = ReturnType<typeof useMemberCheckout>;
