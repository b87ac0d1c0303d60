import { useEffect, useState } from 'react';

export interface PaymentInAddress {
  paymentIntentId: string;
  /** Stands there after a visit to the bank only. */
  clientSecret?: string | undefined;
}

/**
 * Takes the payment that somebody comes back from out of the query, and out of the address bar and the history with it.
 * Its id, which proves nothing, is kept with this entry of the history, for a reload.
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
