import { useEffect, useState } from 'react';

export interface PaymentInAddress {
  paymentIntentId: string;
  /** Only present after a redirect to the bank. */
  clientSecret?: string | undefined;
}

/**
 * Reads the payment of a returning buyer from the query, and removes it from the address bar and the history. The id,
 * which proves nothing, stays in the history entry for a reload.
 */
export function usePaymentFromAddress(): PaymentInAddress | null {
  const [payment] = useState(read);
  useEffect(() => {
    if (!payment) return;
    const { paymentIntentId } = payment;
    const state = { ...(window.history.state as object | null), paymentIntentId };
    window.history.replaceState(state, '', window.location.pathname);
  }, [payment]);
  return payment;
}

function read(): PaymentInAddress | null {
  const query = new URLSearchParams(window.location.search);
  const state = window.history.state as Partial<PaymentInAddress> | null;
  const paymentIntentId = query.get('payment_intent') ?? state?.paymentIntentId;
  return paymentIntentId
    ? { paymentIntentId, clientSecret: query.get('payment_intent_client_secret') ?? undefined }
    : null;
}
