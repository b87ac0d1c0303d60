/** Pages of a payment or card form: only these allow Stripe's hosts. */
export const paymentPages = ['/signup-payment', '/subscribe', '/subscription-upgrade', '/subscription-dashboard'];

/** Page with the outcome of a member's payment, to which a bank leads back. */
export const PAYMENT_OUTCOME = '/subscription-success?upgrade=true';
