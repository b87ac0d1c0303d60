/** Pages of a payment or card form: only these allow Stripe's hosts. */
export const paymentPages = ['/signup-payment', '/subscribe', '/subscription-upgrade', '/subscription-dashboard'];
