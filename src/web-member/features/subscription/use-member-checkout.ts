import { createUpgradeCheckout } from '#modules/billing/contracts/checkout.ts';
import { call } from '../../lib/server/api.ts';
import { useCheckout } from '../payment/index.ts';
import { useUser } from '../session/index.ts';
import { inOwnLanguage } from '../../lib/text/own-language.ts';

/** Where the payment of a plan leads, and a bank that was visited. */
export const RETURN_TO = '/subscription-success?upgrade=true';

/** Goes on from a payment that was confirmed, by the way on which a bank leads back. */
export const toOutcome = (intentId: string) =>
  window.location.assign(inOwnLanguage(`${RETURN_TO}&payment_intent=${encodeURIComponent(intentId)}`));

/** The checkout of a member for a plan; the server sees whether it is an upgrade. */
export function useMemberCheckout(planId: string, isUpgrade: boolean) {
  const { data: user } = useUser();
  return useCheckout(planId, (promoCode) =>
    call(createUpgradeCheckout, { body: { planId, email: user?.email, isUpgrade, promoCode } }),
  );
}
export type MemberCheckout = ReturnType<typeof useMemberCheckout>;
